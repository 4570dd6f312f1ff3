import * as z from 'zod/mini';
import { type BuyerProfile, type ProfileField, profileFields } from '../domain/buyer-profile.ts';
import { personStore } from './person-store.ts';

/** What was typed into the wizard and not stored yet: the fields that differ from the profile, '' for one that was emptied. */
export type ProfileDraft = Partial<Record<ProfileField, string>>;

const draftSchema = z.record(z.string(), z.unknown());

function readDraft(stored: unknown): ProfileDraft {
  const fields = draftSchema.safeParse(stored).data ?? {};
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

/** What a person has typed into the wizard, kept on this device until the server has it. */
export const profileDraft = {
  read: async (userId: string): Promise<ProfileDraft> => readDraft(await personStore.read(userId, 'draft/profile')),
  /** An empty draft is none. */
  keep: (userId: string, draft: ProfileDraft): Promise<void> =>
    Object.keys(draft).length > 0
      ? personStore.write(userId, 'draft/profile', draft)
      : personStore.remove(userId, 'draft/profile'),
};
