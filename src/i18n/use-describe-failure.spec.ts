import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { IdentityError } from '../api/identity.ts';
import { startI18n } from './start-i18n.ts';
import { useDescribeFailure } from './use-describe-failure.ts';

it('says of a canceled sign-in what the specification says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('en');
  const page = document.createElement('div');
  const Failure = () => useDescribeFailure()(new IdentityError('canceled'));
  act(() => createRoot(page).render(createElement(Failure)));
  expect(page.textContent).toBe('Your request has been canceled.');
});
