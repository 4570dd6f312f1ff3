import type { ComponentProps } from 'react';

const showTop = (skeleton: Element | null) => {
  if (skeleton) scrollTo(0, 0);
};

/** The shapes of a screen that loads. They show from their top, however far the screen before was scrolled. */
export function ScreenSkeleton(props: ComponentProps<'div'>) {
  return <div {...props} ref={showTop} aria-busy />;
}
