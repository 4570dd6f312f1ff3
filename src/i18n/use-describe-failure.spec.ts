import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../domain/api-error.ts';
import { identity } from '../api/identity.ts';
import type { IdentityProvider } from '../api/identity-sdk.ts';
import { changeLanguage, startI18n } from './start-i18n.ts';
import { useDescribeFailure } from './use-describe-failure.ts';

/** A provider whose pop-up the person closes; Twitter answers with a text that is too long to be shown. */
vi.mock('../api/identity-sdk.ts', () => ({
  openIdentitySdk: () => ({
    signIn: (provider: IdentityProvider) =>
      Promise.reject(
        provider === 'twitter'
          ? new Error('x'.repeat(101))
          : Object.assign(new Error('Firebase: Error'), { code: 'auth/popup-closed-by-user' }),
      ),
    signOut: () => Promise.resolve(),
  }),
}));

const canceled = {
  en: 'Your request has been canceled.',
  es: 'Se canceló tu solicitud.',
  fr: 'Votre demande a été annulée.',
  it: 'La tua richiesta è stata annullata.',
  ar: 'أُلغي طلبك.',
  zh: '您的请求已取消。',
} as const;

/** A button as a screen of the portal would have it. */
function SocialSignIn({ provider }: { provider: IdentityProvider }) {
  const describe = useDescribeFailure();
  const [said, setSaid] = useState('');
  const signIn = () => identity.signIn(provider).catch((failure: unknown) => setSaid(describe(failure)));
  return createElement('button', { onClick: () => void signIn() }, said);
}

it('says of a pop-up that was canceled what the specification says, in every language', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('portalConfig', { identity: { apiKey: 'key', authDomain: 'portal.example', projectId: 'portal' } });
  await startI18n('en');
  for (const [language, sentence] of Object.entries(canceled)) {
    await changeLanguage(language as keyof typeof canceled);
    for (const provider of ['google', 'facebook', 'github', 'twitter'] as const) {
      const page = document.createElement('div');
      const root = createRoot(page);
      act(() => root.render(createElement(SocialSignIn, { provider })));
      document.body.append(page);
      await act(async () => page.querySelector('button')?.click());
      await vi.waitFor(() => expect(page.textContent, `${provider} in ${language}`).toBe(sentence));
      act(() => root.unmount());
      page.remove();
    }
  }
});

it.each([
  [{ status: 429 }, 'The server is very busy right now. Please try again in a moment.'],
  [{ status: 503 }, 'The server is very busy right now. Please try again in a moment.'],
  [{ status: 429, serverMessage: 'Only ten tries a day.' }, 'Only ten tries a day.'],
  [{ status: 408 }, 'The server took too long to answer. Please try again.'],
  [{ status: 413 }, 'The server did not accept this.'],
  [{ status: 404 }, 'The server did not accept this.'],
  [{ status: 200 }, 'The server’s answer could not be read. Please try again in a moment.'],
])('says what a page in place of an answer means: %o', async (details, sentence) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('en');
  const page = document.createElement('div');
  const root = createRoot(page);
  const Said = () => useDescribeFailure()(new ApiError('unreadable', details));
  act(() => root.render(createElement(Said)));
  expect(page.textContent).toBe(sentence);
  act(() => root.unmount());
});
