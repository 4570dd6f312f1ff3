import type { Toast } from './toasts.tsx';

export interface PlainToast extends Toast {
  id: number;
}

let shown: readonly PlainToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly PlainToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Toasts that need no code of their own, for when that is lost or late. They stay until they are closed or their action is too late. */
export const plainToasts = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(toast: Toast): void {
    lastId += 1;
    const id = lastId;
    set([...shown.filter(({ name }) => !name || name !== toast.name), { ...toast, id }]);
    if (toast.action?.within !== undefined) setTimeout(() => plainToasts.hide(id), toast.action.within);
  },
  hide: (id: number) => set(shown.filter((toast) => toast.id !== id)),
  clear: () => set([]),
};
