import * as z from 'zod/mini';
import { type BuyerProfile, type ProfileField, profileFields } from '../domain/buyer-profile.ts';
import { personStore } from './person-store.ts';
import { createStore, type ReadableStore } from './store.ts';

const wizardFields = [...profileFields, 'clearedPhone'] as const;

/** The wizard's fields as text, and a phone number that the phone's rule has cleared. */
export type WizardValues = Record<(typeof wizardFields)[number], string>;

/** The unsaved input of the wizard: the fields that differ from the profile, '' for an emptied one. */
export type ProfileDraft = Partial<WizardValues>;

const draftSchema = z.catch(z.record(z.string(), z.unknown()), {});

function readDraft(stored: unknown): ProfileDraft {
  const fields = draftSchema.parse(stored);
  return Object.fromEntries(
    wizardFields.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  );
}

/** The wizard's fields, filled from the profile. */
export const valuesOf = (profile: BuyerProfile | null): WizardValues => ({
  ...(Object.fromEntries(profileFields.map((name) => [name, profile?.[name] ?? ''])) as Record<ProfileField, string>),
  clearedPhone: '',
});

export function draftOf(values: WizardValues, profile: BuyerProfile | null): ProfileDraft {
  const stored = valuesOf(profile);
  return Object.fromEntries(
    wizardFields.flatMap((name) => (values[name] === stored[name] ? [] : [[name, values[name]]])),
  );
}

/** One person's draft, or null. It stays on the device until the server has stored it. */
export interface ProfileDraftStore extends ReadableStore<ProfileDraft | null> {
  /** Keeps a draft; an empty one removes it. */
  keep: (draft: ProfileDraft) => Promise<boolean>;
  /** Removes fields and adds others. What was typed since stays, even at a later visit to the wizard. */
  replace: (removed: ProfileDraft, added: ProfileDraft) => Promise<void>;
}

const orNone = (draft: ProfileDraft) => (Object.keys(draft).length > 0 ? draft : null);

export async function openProfileDraft(userId: string): Promise<ProfileDraftStore> {
  const store = createStore(orNone(readDraft(await personStore.read(userId, 'draft/profile'))));
  const keep = (draft: ProfileDraft) => {
    store.set(orNone(draft));
    return personStore.write(userId, 'draft/profile', store.get() ?? undefined);
  };
  return {
    ...store,
    keep,
    async replace(removed, added) {
      await personStore.updateDraft(userId, 'draft/profile', (known) => {
        const typedSince = Object.entries(readDraft(known)).filter(
          ([name, text]) => text !== removed[name as keyof ProfileDraft],
        );
        store.set(orNone({ ...added, ...Object.fromEntries(typedSince) }));
        return store.get() ?? undefined;
      });
    },
  };
}
