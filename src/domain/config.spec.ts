import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const defaults = { apiRoot: '/api/', termsUrl: null, identity: null, reportUrl: null };
const identity = { apiKey: 'key', authDomain: 'portal.example', projectId: 'portal' };

it('reads what is there', () => {
  const config = { apiRoot: 'https://api.example/', termsUrl: '/terms', identity, reportUrl: '/reports' };
  expect(readConfig(config)).toEqual(config);
});

it.each([[undefined], [null], ['nonsense'], [[]], [{}], [{ apiRoot: 7, termsUrl: '', identity: { apiKey: 'key' } }]])(
  'falls back to the defaults for %j',
  (file) => {
    expect(readConfig(file)).toEqual(defaults);
  },
);
