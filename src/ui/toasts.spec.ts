import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { presentToast } from './toasts.tsx';

const present = (...texts: string[]) => {
  for (const message of texts) presentToast({ message }, null);
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].map(({ id }) => id ?? '');
};

afterEach(() => {
  notifications.clean();
  document.body.replaceChildren();
});

it('shows three at most, and the oldest gives way: none waits for its turn', () => {
  const [, second, third] = present('1', '2', '3');
  expect(present('4').slice(0, 2)).toEqual([second, third]);
  expect(present('5', '6')).toHaveLength(3);
});

it('goes with the time that its action can be done in, focus or not', () => {
  vi.useFakeTimers();
  presentToast(
    { message: 'Gone', action: { label: 'Undo', run: () => undefined, until: performance.now() + 50 } },
    null,
  );
  expect(notificationsStore.getState().notifications).toHaveLength(1);
  vi.advanceTimersByTime(50);
  expect(notificationsStore.getState().notifications).toEqual([]);
  vi.useRealTimers();
});

it('leaves the one whose action cannot be done later', () => {
  presentToast(
    { message: 'Gone', action: { label: 'Undo', run: () => undefined, until: performance.now() + 50 } },
    null,
  );
  const [gone] = present();
  expect(present('1', '2', '3')[0]).toBe(gone);
});

it('shows one of a name at a time, the newest, and takes no room for another', () => {
  const [first, second] = present('1', '2');
  const offline = { name: 'offline', message: 'Offline' };
  presentToast(offline, null);
  const older = notificationsStore.getState().notifications[2]?.id;
  presentToast({ ...offline, message: 'Offline again' }, null);
  const { notifications: shown } = notificationsStore.getState();
  expect(shown.map(({ id }) => id).slice(0, 2)).toEqual([first, second]);
  expect(shown).toHaveLength(3);
  expect(shown[2]?.id).not.toBe(older);
});

it('leaves the one that has the focus', () => {
  const [first = '', , third] = present('1', '2', '3');
  const toast = document.createElement('button');
  toast.id = first;
  document.body.append(toast);
  toast.focus();
  expect(present('4').slice(0, 2)).toEqual([first, third]);
});
