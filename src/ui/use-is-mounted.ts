import { useEffect, useRef } from 'react';

/** Whether the component is still there: an answer may come after the person has gone to another screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
