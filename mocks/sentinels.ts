import type { WireHome } from '#src/domain/home.ts';
import type { FaultKind } from './faults.ts';
import { Refusal } from './refusal.ts';

/*
 * Every way to make the mocked server fail, by hand or in a test.
 *
 * 1. Words that always fail, wherever they are typed:
 *
 *    | what                                         | where                                   | what happens             |
 *    |----------------------------------------------|-----------------------------------------|--------------------------|
 *    | down@example.com                             | any e-mail field                        | http-500                 |
 *    | refused@example.com                          | any e-mail field                        | refuse                   |
 *    | offline@example.com                          | any e-mail field                        | drop                     |
 *    | garbled@example.com                          | any e-mail field                        | html                     |
 *    | #fail, #refuse, #drop, #lost, #slow, #revoke | a message, a comment, the profile       | http-500, refuse, drop,  |
 *    |                                              |                                         | drop-after, slow, revoked|
 *    | an MLS id that ends in 0500 (Linda has one:  | like, dislike, archive, restore         | refused with HTTP 409    |
 *    | 205 Harbor Street, 4180500)                  |                                         |                          |
 *
 * 2. The fault switch, a JSON list that each request consults:
 *
 *    [{ "call": CallName | "*", "fault": FaultKind, "times"?: number, "ms"?: number }]
 *
 *    In the browser it lies in session storage under `mock-faults`; over HTTP it is sent to `POST /mock/faults`; in a unit test it is
 *    `faults.set([...])`. The first entry that fits applies; a `slow` one may apply beside it. Without `times` an entry stays.
 *
 *    | fault          | what the client sees                                                        | was the work done |
 *    |----------------|-----------------------------------------------------------------------------|-------------------|
 *    | drop           | the connection fails                                                        | no                |
 *    | timeout        | no answer, ever                                                             | no                |
 *    | http-500       | HTTP 500 with an envelope                                                   | no                |
 *    | http-500-empty | HTTP 500 with nothing                                                       | no                |
 *    | refuse         | HTTP 200 with an envelope of status 0                                       | no                |
 *    | html           | HTTP 200 with an HTML page, as a proxy in between would answer              | no                |
 *    | unknown-call   | HTTP 404 with an HTML page: the server does not know the call               | no                |
 *    | too-large      | HTTP 413 with an HTML page, as from a proxy's limit                         | no                |
 *    | busy           | HTTP 503 with an HTML page and `Retry-After: 120`                           | no                |
 *    | revoked        | HTTP 401: the token is not valid any more, for this and every later call    | no                |
 *    | drop-after     | the connection fails                                                        | yes               |
 *    | cut-off        | HTTP 200 with the first half of the JSON                                    | yes               |
 *    | stall          | the first half of the JSON, and nothing more, ever                          | yes               |
 *    | wrong-shape    | HTTP 200 with JSON that is no envelope                                      | yes               |
 *    | duplicate      | the answer, to a request that arrived twice                                 | twice             |
 *    | slow           | the answer after `ms` (3,000 by default) in place of the usual delay; 0 is at once | yes        |
 */
const failingWords: readonly (readonly [RegExp, FaultKind])[] = [
  [/^down@example\.com$/i, 'http-500'],
  [/^refused@example\.com$/i, 'refuse'],
  [/^offline@example\.com$/i, 'drop'],
  [/^garbled@example\.com$/i, 'html'],
  [/#fail\b/i, 'http-500'],
  [/#refuse\b/i, 'refuse'],
  [/#drop\b/i, 'drop'],
  [/#lost\b/i, 'drop-after'],
  [/#slow\b/i, 'slow'],
  [/#revoke\b/i, 'revoked'],
];

/** The fault that a typed text asks for, or null. */
export function faultInText(texts: readonly string[]): FaultKind | null {
  return failingWords.find(([word]) => texts.some((text) => word.test(text.trim())))?.[1] ?? null;
}

/** @throws {Refusal} for a home that cannot be marked */
export function refuseStubbornHome({ mls }: WireHome): void {
  if (String(mls).endsWith('0500')) throw new Refusal(409, 'The server could not update this property.');
}
