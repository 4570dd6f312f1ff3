import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outbox } from '../device/outbox.ts';
import type { Preferences } from '../device/preferences.ts';
import type { ReadMarks } from '../device/read-marks.ts';
import type { session } from '../device/session.ts';
import type { Settings } from '../device/settings.ts';
import { type ReadableStore, useStore } from '../device/store.ts';
import type { ChangeLog } from './change-log.ts';
import type { Derived } from './derived.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Overlay } from './overlay.ts';

export interface SignedIn {
  userId: string;
  queryClient: QueryClient;
  /** The writes that the server does not have yet, and the homes with them. */
  outbox: Outbox;
  overlay: Overlay;
  derived: Derived;
  readMarks: ReadMarks;
  changes: ChangeLog;
  preferences: Preferences;
  keptAnswers: KeptAnswers;
  /** Stops requests, closes every store and drops what the server answered. */
  dispose: () => Promise<void>;
}

/** What the delivery of a person's writes needs; `signal` aborts when their session ends. */
export interface Delivery extends Pick<SignedIn, 'userId' | 'outbox' | 'queryClient' | 'keptAnswers' | 'overlay'> {
  signal: AbortSignal;
}

/** The state that the whole portal shares. Its parts are stores, so that a component re-renders only when a part that it reads changes. */
export interface AppContext {
  session: Pick<typeof session, 'get' | 'subscribe'>;
  settings: ReadableStore<Settings>;
  /** Null outside the signed-in area. */
  signedIn: ReadableStore<SignedIn | null>;
}

const Context = createContext<AppContext | null>(null);

export const AppContextProvider = Context.Provider;

function useAppContext(): AppContext {
  const context = useContext(Context);
  if (!context) throw new Error('There is no AppContextProvider around this component');
  return context;
}

export function useIsSignedIn(id: string): boolean {
  const { session } = useAppContext();
  return useSyncExternalStore(session.subscribe, () => {
    const { token, userId } = session.get();
    return Boolean(token) && userId === id;
  });
}

export const useSettings = (): Settings => useStore(useAppContext().settings);

export function useSignedIn(): SignedIn {
  const signedIn = useStore(useAppContext().signedIn);
  if (!signedIn) throw new Error('This component is of the signed-in area');
  return signedIn;
}
