import { personas } from '#mocks/personas.ts';
import type { State } from '#mocks/state.ts';

/** The mail of the buyer who has registered and not confirmed yet. */
export function seedMailbox(state: State): void {
  const { email } = personas.unconfirmed;
  const code = '482915';
  state.codes.confirm[email] = { code, verified: false };
  state.mail.push({
    id: 'mail-seed',
    to: email,
    purpose: 'confirm',
    subject: 'Confirm your account',
    code,
    time: state.seededAt,
    read: true,
  });
}
