import * as z from 'zod/mini';
import { storedRecord } from './stored-record.ts';

/**
 * Drafts that the database may not have, by their key there; null for one that was removed. When a page goes, browsers drop what still
 * waits for its turn in the database, and local storage takes a note at once.
 */
export const unstoredDrafts = storedRecord('unstored_drafts', z.unknown());
