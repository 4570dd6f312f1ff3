import { afterEach, expect, it } from 'vitest';
import { sessionFaults, takeFaults } from './faults.ts';

afterEach(() => sessionStorage.clear());

it('the switch is read from session storage with every request, and counted down there', () => {
  sessionStorage.setItem('mock-faults', '[{"call":"me","fault":"drop","times":1},{"call":"*","fault":"slow","ms":0}]');
  expect(takeFaults(sessionFaults(), 'me')).toEqual({ fault: 'drop', wait: 0 });
  expect(takeFaults(sessionFaults(), 'me')).toEqual({ fault: null, wait: 0 });
});

it('slow waits 3 seconds by default', () => {
  sessionStorage.setItem('mock-faults', '[{"call":"*","fault":"slow"}]');
  expect(takeFaults(sessionFaults(), 'login')).toEqual({ fault: null, wait: 3_000 });
});

it.each(['', '{', 'null', '{"call":"me"}', '[{"call":"nothing","fault":"drop"}]', '[{"call":"me","fault":"fire"}]'])(
  'is off where session storage holds %s',
  (junk) => {
    sessionStorage.setItem('mock-faults', junk);
    expect(takeFaults(sessionFaults(), 'me')).toEqual({ fault: null, wait: null });
  },
);
