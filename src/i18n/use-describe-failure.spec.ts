import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { IdentityError } from '../api/identity.ts';
import { startI18n } from './start-i18n.ts';
import { useDescribeFailure } from './use-describe-failure.ts';

it('says of a canceled sign-in what the specification says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('en', ['common']);
  let said = '';
  const Failure = () => {
    said = useDescribeFailure()(new IdentityError('canceled'));
    return null;
  };
  act(() => createRoot(document.createElement('div')).render(createElement(Failure)));
  expect(said).toBe('Your request has been canceled.');
});
