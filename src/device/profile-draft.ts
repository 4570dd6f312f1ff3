import * as z from 'zod/mini';
import { type BuyerProfile, type ProfileField, profileFields } from '../domain/buyer-profile.ts';
import { personStore } from './person-store.ts';
import { createStore, type Store } from './store.ts';

/** What was typed into the wizard and not stored yet: the fields that differ from the profile, '' for one that was emptied. */
export type ProfileDraft = Partial<Record<ProfileField, string>>;

const draftSchema = z.catch(z.record(z.string(), z.unknown()), {});

function readDraft(stored: unknown): ProfileDraft {
  const fields = draftSchema.parse(stored);
  return Object.fromEntries(
    profileFields.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
}

/** The fields of the form that are not what the profile says. */
export function draftOf(values: Record<ProfileField, string>, profile: BuyerProfile | null): ProfileDraft {
  return Object.fromEntries(
    profileFields.flatMap((name) => (values[name] === (profile?.[name] ?? '') ? [] : [[name, values[name]]])),
  );
}

/** One person's draft; null for none. It follows every letter, and is kept on the device until the server has it. */
export interface ProfileDraftStore extends Pick<Store<ProfileDraft | null>, 'get' | 'subscribe'> {
  /** An empty draft is none. */
  keep: (draft: ProfileDraft) => Promise<void>;
}

const orNone = (draft: ProfileDraft) => (Object.keys(draft).length > 0 ? draft : null);

/** Reads the person's unfinished profile from this device, and keeps it there as it grows. */
export async function openProfileDraft(userId: string): Promise<ProfileDraftStore> {
  const store = createStore(orNone(readDraft(await personStore.read(userId, 'draft/profile'))));
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep(draft) {
      store.set(orNone(draft));
      const kept = store.get();
      return kept ? personStore.write(userId, 'draft/profile', kept) : personStore.remove(userId, 'draft/profile');
    },
  };
}
