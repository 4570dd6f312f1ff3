import { afterEach, describe, expect, it, vi } from 'vitest';
import { session, type SessionEnd } from './session.ts';

const inAnotherTab = (change: () => void, key: string | null) => {
  change();
  dispatchEvent(new StorageEvent('storage', { key }));
};

afterEach(() => {
  session.end('left');
  localStorage.clear();
});

describe('the session', () => {
  it('is kept under the two keys of the specification', () => {
    session.start('t1', 'u1');
    expect(localStorage.getItem('token')).toBe('t1');
    expect(localStorage.getItem('user_id')).toBe('u1');
    expect(session.get()).toMatchObject({ token: 't1', userId: 'u1' });
    session.end('left');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user_id')).toBeNull();
    expect(session.get()).toMatchObject({ token: null, userId: null });
  });

  it('is read from storage each time', () => {
    session.start('t1', 'u1');
    localStorage.setItem('token', 't2');
    expect(session.get().token).toBe('t2');
  });

  it('ends once: the second refusal of the same token does not change why', () => {
    session.start('t1', 'u1');
    const heard = vi.fn<(reason?: SessionEnd) => void>();
    const stop = session.subscribe(heard);
    session.end('left');
    session.end('expired');
    stop();
    expect(heard.mock.calls).toEqual([['left']]);
  });

  it('knows who has registered without taking them for signed in', () => {
    session.expect('u1');
    expect(localStorage.getItem('user_id')).toBe('u1');
    expect(session.get()).toMatchObject({ token: null, userId: 'u1' });
    session.end('left');
    localStorage.removeItem('user_id');
  });

  it('looks again when the page comes back from the memory of the browser', () => {
    session.start('t1', 'u1');
    const heard: (string | null)[] = [];
    const stop = session.subscribe(() => heard.push(session.get().token));
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(heard).toEqual([null]);
  });

  it('of a signed-in person stays theirs when somebody registers in another tab', () => {
    session.start('t1', 'u1');
    session.expect('u2');
    expect(session.get()).toEqual({ token: 't1', userId: 'u1' });
  });

  it('that the server ended is told apart from one that the person ended, in another tab, until somebody signs in', () => {
    session.start('t1', 'u1');
    const heard: unknown[] = [];
    const stop = session.subscribe((reason) => heard.push(reason));
    session.end('expired');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect([heard, session.hasExpired()]).toEqual([['expired', 'expired'], true]);
    session.start('t2', 'u1');
    session.end('left');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    stop();
    expect([heard.slice(2), session.hasExpired()]).toEqual([[undefined, 'left', 'left'], false]);
  });

  it('ends here when it is ended or cleared in another tab, and begins here when it begins there', () => {
    session.start('t1', 'u1');
    const heard: (string | null)[] = [];
    const stop = session.subscribe(() => heard.push(session.get().token));
    inAnotherTab(() => localStorage.removeItem('token'), 'token');
    inAnotherTab(() => localStorage.setItem('token', 't2'), 'token');
    inAnotherTab(() => localStorage.clear(), null);
    stop();
    expect(heard).toEqual([null, 't2', null]);
  });
});
