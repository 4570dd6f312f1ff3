import { expect, it } from 'vitest';
import { commentDraftSchema, withDraft } from './comment-draft.ts';

it.each([
  ['replaces the comment that it was typed over', 'Damp.', 'Dry.', 'Damp.', 'Dry.'],
  ['can empty it', 'Damp.', '', 'Damp.', ''],
  ['stands where the comment was removed since', 'Damp.', 'Dry.', null, 'Dry.'],
  ['stands where there was none', null, 'Dry.', null, 'Dry.'],
  ['stands behind one that is new since', null, 'Dry.', 'Damp.', 'Damp.\n\nDry.'],
  ['stands behind one that was changed since', 'Damp.', 'Dry.', 'Very damp.', 'Very damp.\n\nDry.'],
  ['empties none that was changed since', 'Damp.', '', 'Very damp.', 'Very damp.'],
  ['does not repeat what it continues', null, 'Damp. Dark.', 'Damp.', 'Damp. Dark.'],
  [
    'does not repeat lines that the server breaks otherwise',
    'Damp.\nOld.',
    'Damp.\nOld. Dark.',
    'Damp.\r\nOld.',
    'Damp.\nOld. Dark.',
  ],
  ['is not added twice', 'Damp.', 'Dry. ', 'Very damp.\n\nDry.', 'Very damp.\n\nDry.'],
])('a draft %s', (_, over, text, now, then) => expect(withDraft(now, { text, over })).toBe(then));

it('a draft that an earlier version stored is the text alone', () =>
  expect(commentDraftSchema.parse('Dry.')).toEqual({ text: 'Dry.', over: null }));
