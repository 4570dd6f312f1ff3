import { useSyncExternalStore } from 'react';
import classes from './lazy-toasts.module.css';
import { Note } from './note.tsx';
import { useOverlays } from './overlays-code.ts';
import { plainToasts } from './plain-toasts.ts';
import { toastsWanted } from './toast.tsx';

/** The place of the toasts. Their code is fetched with the first; a toast whose code is lost is shown without it. */
export function LazyToasts() {
  const overlays = useOverlays();
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false);
  const plain = useSyncExternalStore(plainToasts.subscribe, plainToasts.get, plainToasts.get);
  return (
    <>
      {wanted && overlays && <overlays.Toasts />}
      {plain.length > 0 && (
        <div className={classes['plain']}>
          {plain.map(({ id, message, kind, action }) => (
            <Note key={id} kind={kind === 'failed' ? 'bad' : 'info'} announced onDismiss={() => plainToasts.hide(id)}>
              {message}{' '}
              {action && (
                <button
                  type="button"
                  onClick={() => {
                    plainToasts.hide(id);
                    action.run();
                  }}
                >
                  {action.label}
                </button>
              )}
            </Note>
          ))}
        </div>
      )}
    </>
  );
}
