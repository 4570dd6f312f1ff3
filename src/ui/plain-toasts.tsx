import { useSyncExternalStore } from 'react';
import { focusHeading } from './focus-heading.ts';
import { Note } from './note.tsx';
import classes from './plain-toasts.module.css';
import { hidePlainToast, toasts } from './toast.ts';
import type { Toast } from './toasts.tsx';

const close = (toast: Toast) => {
  focusHeading();
  hidePlainToast(toast);
};

export function PlainToasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.plain, toasts.plain);
  return (
    shown.length > 0 && (
      <div className={classes['plain']}>
        {shown.map((toast, index) => (
          <Note
            key={toast.name || index}
            kind={toast.kind === 'failed' ? 'bad' : 'info'}
            announced
            onDismiss={() => close(toast)}
          >
            {toast.message}{' '}
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  close(toast);
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
