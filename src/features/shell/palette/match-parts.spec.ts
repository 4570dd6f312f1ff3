// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#src/domain/fold.ts';
import { searchWords } from '#src/domain/search-text.ts';
import { matchParts } from './match-parts.ts';

/** The text with its matches in brackets, as they are found for what is typed. */
const marked = (text: string, typed: string) =>
  matchParts(text, searchWords(typed))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what is typed is marked', () => {
  it.each([
    ['112 Mill Row', 'mill', '112 [Mill] Row'],
    ['46 Fairway Loop', 'mill', '46 Fairway Loop'],
    ['Mills River', 'RIVER mill', '[Mill]s [River]'],
    ['9 Hill Hillside', 'hill', '9 [Hill] [Hill]side'],
    ['118 Mill Row', 'mill 118, row', '[118] [Mill] [Row]'],
    ['Banana Road', 'ana', 'B[anana] Road'],
    ['112 Mill Row', 'il mil', '112 [Mil]l Row'],
    ['112 Mill Row', '', '112 Mill Row'],
    ['', 'mill', ''],
  ])('in %s for %j', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));
});

describe('what folds to another text is marked where it stands', () => {
  it.each([
    ['3 Rue de l’Épine, Évian', 'epine', '3 Rue de l’[Épine], Évian'],
    ['3 Rue Epine', 'ÉPINE', '3 Rue [Epine]'],
    // Letters with the accent as a character of its own, which must not lose it.
    ['E\u0301pine Verte', 'epin', '[E\u0301pin]e Verte'],
    ['Straße 7', 'strasse', '[Straße] 7'],
    ['Straße 7', 'stras', '[Straß]e 7'],
    ['İstanbul Cd. 7', '7', 'İstanbul Cd. [7]'],
    ['ﬁve Oaks', 'oak', 'ﬁve [Oak]s'],
    ['7  Two   Spaces', 'spaces', '7  Two   [Spaces]'],
    ['شارع ١٢', '12', 'شارع [١٢]'],
    ['شارع الياسمين', 'الياس', 'شارع [الياس]مين'],
    ['Οδός Ερμού', 'οδοσ', '[Οδός] Ερμού'],
    ['한강로 7', '하', '[한]강로 7'],
    ['🏡 Mill\u200e Row', 'mill', '🏡 [Mill\u200e] Row'],
  ])('in %s for %j', (text, typed, expected) => expect(marked(text, typed)).toBe(expected));
});

it('keeps any text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const parts = matchParts(text, searchWords(typed));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

it('marks every word for which a text is found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, start, length) => {
      const words = searchWords(fold(text).slice(start % 10, (start % 10) + 1 + (length % 5)));
      const matches = matchParts(text, words).filter(({ isMatch }) => isMatch);
      for (const word of words) expect(matches.some((part) => fold(part.text).includes(word))).toBe(true);
    }),
  );
});
