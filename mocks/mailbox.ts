import { isSameAddress } from '#src/domain/user.ts';
import type { Database } from './database.ts';
import type { Mail } from './state.ts';

/** The mails, the newest first, of one address or of all. */
export function mailOf(database: Database, to: string | null = null): Promise<Mail[]> {
  return database.transact(({ state }) => state.mail.filter((mail) => !to || isSameAddress(mail.to, to)).toReversed());
}

export function markMailRead(database: Database): Promise<void> {
  return database.transact(({ state }) => {
    for (const mail of state.mail) mail.read = true;
  });
}
