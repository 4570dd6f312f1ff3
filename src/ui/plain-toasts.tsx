import { useSyncExternalStore } from 'react';
import { Note } from './note.tsx';
import classes from './plain-toasts.module.css';
import { hidePlainToast, toasts } from './toast.tsx';

/** The toasts that are shown without code of their own. */
export function PlainToasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.plain, toasts.plain);
  return (
    shown.length > 0 && (
      <div className={classes['plain']}>
        {shown.map((toast, index) => (
          <Note
            key={toast.name ?? index}
            kind={toast.kind === 'failed' ? 'bad' : 'info'}
            announced
            onDismiss={() => hidePlainToast(toast)}
          >
            {toast.message}{' '}
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  hidePlainToast(toast);
                  toast.action?.run();
                }}
              >
                {toast.action.label}
              </button>
            )}
          </Note>
        ))}
      </div>
    )
  );
}
