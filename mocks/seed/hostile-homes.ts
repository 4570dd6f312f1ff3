import type { WireHome } from '#src/domain/home.ts';
import { ruleHomes } from './rule-homes.ts';
import { hoursBefore } from './home-facts.ts';

const markup = '<img src=x onerror="alert(1)">';
const endless = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(12);

/** Repeats a text to at least 100,000 characters. */
const long = (text: string) => text.repeat(Math.ceil(100_000 / text.length));

/**
 * Everything that a careless or hostile server might send. The last record cannot be read, because it has no id. The others can, and each
 * is wrong in its own way.
 */
export function hostileHomes(since: number): WireHome[] {
  const [home] = ruleHomes({ prefix: 'hostile', count: 1, since });
  const broken = (id: string, change: object) => ({ ...home, mls: `666000${id}`, _id: `hostile-${id}`, ...change });
  const { _id: _, ...anonymous } = { ...home };
  const homes: unknown[] = [
    broken('1', {
      address: `${markup}, <script>alert(1)</script>, NC 28801`,
      mls: '<b>6660001</b>',
      mStatus: '"><svg onload=alert(1)>',
      parking: '{{constructor.constructor("alert(1)")()}}',
      schooldist: '</textarea><script>alert(1)</script>',
      listdate: [markup, null, 7, { name: 'not a text' }],
      question: { qoverall: 7, qcomments: `${markup} \u202Egnp.exe`, qtour: '<b>yes</b>' },
      replies: [
        {
          from: 'agent-hostile',
          reply: `${markup} <a href="javascript:alert(1)">click</a>`,
          time: hoursBefore(since, 3),
        },
        { from: 'buyer-hostile', reply: '</script><script>alert(1)</script>', time: hoursBefore(since, 2) },
      ],
    }),
    broken('2', {
      address: 'A link that runs a script',
      link: 'javascript:alert(document.domain)',
      garage: 'javascript:alert(1)',
    }),
    broken('3', {
      address: 'A link that carries its page',
      link: 'data:text/html,<script>alert(1)</script>',
      garage: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    }),
    broken('4', {
      address: 'Numbers as text',
      beds: '4',
      baths: ' 2.5 ',
      acres: '0.31',
      sqft: '2,150',
      price: '$1,234,500',
      tax: '318.99',
      hoa: '45',
      stories: '2',
      built: '1998',
      question: { qoverall: '9', qprice: '0', qlocation: ' 10 ', qkitchen: '11', qlot: '-1', qparking: 'ten' },
    }),
    broken('5', {
      address: 'Numbers that are none',
      beds: 'four',
      baths: {},
      acres: -1,
      sqft: '2.150,00',
      price: 'ask us',
      tax: true,
      hoa: [],
      built: 'MCMXCVIII',
    }),
    { _id: 'hostile-6', address: 'Nothing but an address' },
    { ...Object.fromEntries(Object.keys(home ?? {}).map((name) => [name, null])), _id: 'hostile-7' },
    { ...anonymous, id: 'hostile-8', address: 'Called id and not _id', mls: '6660008' },
    broken('9', {
      address: 'Dates that are none',
      createdAt: 'yesterday',
      updatedAt: 0,
      DOMdate: '31.12.2026',
      replies: 'none',
    }),
    broken('10', {
      address: 'Dates to come',
      createdAt: hoursBefore(since, -9_000),
      DOMdate: hoursBefore(since, -9_000),
    }),
    broken('11', { address: endless, mStatus: endless, parking: endless, question: { qcomments: endless } }),
    broken('12', {
      address: 'شارع الياسمين ١٢, 东京都千代田区, Straße 7 🏡',
      propStatus: 'LIKED',
      question: [1, 2, 3],
      replies: [
        null,
        'text',
        { reply: '' },
        { from: 'buyer-hostile', reply: 42, time: 'never' },
        { reply: 'From nobody' },
      ],
    }),
    broken('13', {
      address: 'A photo that is not there',
      garage: '/photos/missing.svg',
      price: 0,
      beds: 0,
      baths: 0,
      sqft: 0,
    }),
    broken('14', {
      address: `A hundred thousand characters ${long('A')}`,
      mls: long('7'),
      price: long('9'),
      tax: Number.MAX_VALUE,
      mStatus: long('Pending '),
      parking: long('((('),
      schooldist: long('\u0301'),
      listdate: Array.from({ length: 100 }, () => long('provider ')),
      link: `https://example.com/${long('a')}`,
      garage: `/photos/${long('p')}`,
      question: { qcomments: long('comment ') },
      replies: [
        `http://a.b/${')'.repeat(30_000)}`,
        long('.'),
        long('http://a.b/c '),
        long('e\u0301\u0302'),
        `the last ${long('word')}`,
      ].map((reply, index) => ({ from: 'agent-hostile', reply, time: hoursBefore(since, 9 - index) })),
    }),
    { ...anonymous, address: 'A record without an id' },
  ];
  // These records break the contract on purpose.
  return homes as WireHome[];
}
