import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useDirection } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { Check, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { ActionIcon } from './action-icon.tsx';
import { Button } from './button.tsx';
import { focusHeading } from './focus-heading.ts';
import { Mantine } from './mantine.tsx';
import { toastTime } from './toast-time.ts';
import classes from './toasts.module.css';
import { UiWords } from './words.ts';

export interface Toast {
  /** A newer toast of the same name takes its place. */
  name?: string;
  message: ReactNode;
  kind?: 'done' | 'failed';
  /** Its button, Undo or Try again; `until` is when it is too late for that, as of `performance.now()`. */
  action?: { label: string; run: () => void; until?: number | undefined };
  /** Called once it is not shown any more. */
  onGone?: () => unknown;
}

const atOnce = 3;

export interface ToastsProps {
  /** Keeps the shown toasts open, for example while something covers them. */
  kept?: boolean;
}

export function Toasts(props: ToastsProps) {
  return (
    <Mantine>
      <Container {...props} />
    </Mantine>
  );
}

function Container({ kept = false }: ToastsProps) {
  // Mantine's positions are the same sides in every language, and a toast slides in from its side.
  const end = useDirection().dir === 'rtl' ? 'left' : 'right';
  return (
    <Notifications
      position={`bottom-${end}`}
      limit={atOnce}
      autoClose={kept ? false : toastTime}
      notificationMaxHeight="100dvh"
      pauseResetOnHover="notification"
      className={classes['toasts']}
    />
  );
}

function CloseToast({ id }: { id: string }) {
  return (
    <ActionIcon variant="subtle" size={32} aria-label={use(UiWords).close} onClick={() => notifications.hide(id)}>
      <X size={20} />
    </ActionIcon>
  );
}

/**
 * Mantine queues the newest, so its Undo could appear too late. The oldest is removed instead, except one under the pointer; one whose action
 * cannot be done later stays while there is another.
 */
function makeRoom(): void {
  const { notifications: shown } = notificationsStore.getState();
  if (shown.length < atOnce) return;
  const free = shown.filter(({ id }) => id && !document.getElementById(id)?.matches(':hover, :focus-within'));
  const oldest = free.find((one) => !one['data-until']) ?? free[0];
  if (oldest?.id) notifications.hide(oldest.id);
}

/** The button of the menu or popover around an element, which stays when that closes. Mantine names the panel after it. */
function buttonOf(element: Element | null): HTMLElement | null {
  const panel = element?.closest('[id$="-dropdown"]');
  return panel ? document.getElementById(panel.id.replace(/-dropdown$/, '')) : null;
}

/** Moves the focus back to the first of the places that is still there, or else to the layer below the toasts, or to the heading. */
function returnFocus(...places: readonly (Element | null)[]): void {
  const layer = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1);
  const place = places.find((one) => one !== document.body && one?.isConnected && (!layer || layer.contains(one)));
  const below = place instanceof HTMLElement ? place : layer;
  if (below) below.focus({ preventScroll: true });
  else focusHeading();
}

/** Shows a toast. A fourth one replaces the oldest. One that is closed gives the focus back to its focusedBefore. */
export function presentToast(
  { name, message, kind = 'done', action, onGone }: Toast,
  focusedBefore: Element | null,
): void {
  const id = randomId();
  if (name) dismissToast(name);
  const Icon = kind === 'failed' ? TriangleAlert : Check;
  const button = buttonOf(focusedBefore);
  const shown: NotificationData = {
    id,
    'data-name': name,
    'data-until': action?.until,
    // Closes after the container's time. A number here would also count while the container keeps its toasts.
    autoClose: true,
    withBorder: true,
    role: kind === 'failed' ? 'alert' : 'status',
    withCloseButton: false,
    classNames: { root: classes['toast'] },
    // Mantine pauses a toast for the pointer only; this one pauses for keyboard focus too.
    onFocusCapture: () => void notifications.update({ ...shown, autoClose: false }),
    onBlurCapture: () => void notifications.update(shown),
    // Before its action runs, which may move the focus on.
    onClose: () => {
      if (document.getElementById(id)?.matches(':focus-within')) returnFocus(focusedBefore, button);
      onGone?.();
    },
    message: (
      <div className={classes['line']} data-kind={kind}>
        <Icon size={20} />
        <span className={classes['text']}>{message}</span>
        <span className={classes['actions']}>
          {action && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => {
                notifications.hide(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <CloseToast id={id} />
        </span>
      </div>
    ),
  };
  makeRoom();
  notifications.show(shown);
  // An Undo that would come too late is not offered, even while the pointer holds the toast.
  if (action?.until) setTimeout(() => notifications.hide(id), action.until - performance.now());
}

export function dismissToast(name: string): void {
  const shown = notificationsStore.getState().notifications.find((one) => one['data-name'] === name);
  if (shown?.id) notifications.hide(shown.id);
}

export function dismissToasts(): void {
  notifications.clean();
}
