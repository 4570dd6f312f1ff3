// @vitest-environment node
import { expect, it } from 'vitest';
import { answerTo } from './agent-answers.ts';

it.each([
  ['Could we see it on Friday?', 'asking the seller for a time'],
  ['Which SCHOOL is it?', 'school assignment'],
  ['Is the HOA strict?', 'HOA papers'],
  ['Is the price fair?', 'comparable sales'],
  ['How old is the roof?', 'the records'],
  ['Where do we park? Is there a garage?', 'the parking'],
  ['Is it in the flood plain?', 'flood map'],
  ['Thank you!', 'With pleasure'],
  ['Yes please, Sunday at 10 works.', 'it is settled'],
  ['Is the kitchen from 2010, what is the HOA, which school, and what does it cost in tax?', 'one by one'],
])('answers "%s" to the point', (message, words) => {
  expect(answerTo(message, 0)).toContain(words);
});

it.each([
  ['es', '¿Hay asociación de propietarios (HOA) y cuánto cuesta al mes?', 'documentos de la HOA'],
  ['fr', 'À combien s’élève la taxe foncière par mois ?', 'Le comté'],
  ['it', 'Quale parcheggio è compreso?', 'parcheggio'],
  ['ar', 'في أي سنة بُني المنزل؟', 'السجلات'],
  ['zh', '我想去看房。', '约时间'],
  ['es', 'Sobre 418 Juniper Lane:\nHola', 'lo averiguo'],
])('answers in %s whoever writes in it: %s', (_, message, words) => {
  expect(answerTo(message, 0)).toContain(words);
});

it.each([
  [
    'en',
    'These times would suit me:\n- Friday at 5:30 PM\n- Sunday at 2:00 PM\nWhich one works for you?',
    'Friday at 5:30 PM',
  ],
  ['fr', 'Ces horaires me conviendraient :\n- vendredi à 17:30\nLequel vous convient ?', 'd’accord : vendredi à 17:30'],
])('agrees in %s on the first time that is proposed', (_, message, words) => {
  expect(answerTo(message, 0)).toContain(words);
});

it.each(['Could you send me the survey?', 'Is it far from Los Olivos?', 'OK'])('answers "%s" in English', (message) => {
  expect(answerTo(message, 0)).toMatch(/^(?:Thank you|Noted|Good question)/);
});

it('alternates general answers if no other matches', () => {
  expect(answerTo('Hm.', 0)).not.toBe(answerTo('Hm.', 1));
  expect(answerTo('Hm.', 0)).toBe(answerTo('Hm.', 2));
});
