import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { ProfileDraft, ProfileDraftStore } from '#src/device/profile-draft.ts';
import { type BuyerProfile, buyerProfileSchema } from '#src/domain/buyer-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

it('sends back as a change nothing that was stored elsewhere meanwhile', async () => {
  const keep = vi.fn<(draft: ProfileDraft) => Promise<boolean>>(async () => true);
  const draft: ProfileDraftStore = { get: () => null, subscribe: () => () => true, keep, replace: async () => {} };
  let shown: ReturnType<typeof useProfileForm> | undefined;
  const Wizard = ({ profile }: { profile: BuyerProfile | null }) => {
    const current = useProfileForm(profile, draft);
    useEffect(() => {
      shown = current;
    });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const show = async (profile: BuyerProfile | null) => {
    shown = undefined;
    root.render(createElement(Wizard, { profile }));
    await vi.waitFor(() => expect(shown).toBeDefined());
  };
  const stored = buyerProfileSchema.parse({ budgetMax: '450k', adults: '1' });
  await show(stored);
  await show({ ...stored, budgetMax: '600k' });
  shown?.form.setValue('adults', '2');
  await vi.waitFor(() => expect(keep).toHaveBeenLastCalledWith({ adults: '2' }));
  expect(shown?.read()).toMatchObject({ budgetMax: '600k', adults: '2' });
  await show(null);
  expect(shown?.read(), 'a reading without the profile takes nothing away').toMatchObject({ budgetMax: '450k' });
  root.unmount();
});
