// @vitest-environment node
import { expect, it } from 'vitest';
import { demoWords } from './demo-words.ts';

it('the words are those of the language tag, and English for an unknown one', () => {
  expect(demoWords('es-MX').title).toBe('Ayudas de la demo');
  expect(demoWords('AR').title).toBe('أدوات العرض التجريبي');
  expect(demoWords('pt').title).toBe('Demo helpers');
});
