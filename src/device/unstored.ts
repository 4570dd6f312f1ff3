import * as z from 'zod/mini';
import { storedRecord } from './stored-record.ts';

/**
 * What the database may not have, by the key there: a draft, null for one that was removed, or a change of a shared value. When a page goes,
 * browsers drop what still waits for its turn in the database, and local storage takes a note at once.
 */
export const unstored = storedRecord('unstored_drafts', z.unknown());
