import type { WireHome } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { mainConversation } from './main-conversations.ts';
import { hoursBefore, linkOf, listedFor, photoOf } from './home-facts.ts';

// address | MLS | price | beds | baths | sqft | acres | built | stories | parking | tax | HOA | school district
const facts = `
418 Juniper Lane, Asheville, NC 28801 | 4187203 | 612000 | 4 | 2.5 | 2340 | 0.31 | 1998 | 2 | 2-car garage | 318.42 | | Asheville City
27 Ridgeview Court, Asheville, NC 28804 | 4190077 | 748500 | 3 | 3 | 2610 | 0.44 | 2021 | 2 | 2-car garage | 402.10 | 120 | Buncombe County
1602 Meadow Farm Rd, Weaverville, NC 28787 | 4183316 | 569000 | 4 | 3 | 2480 | 1.2 | 2016 | 2 | Barn and carport | 240.75 | 45 | Buncombe County
9 Chestnut Square, Asheville, NC 28801 | 4179950 | 835000 | 5 | 3.5 | 3220 | 0.28 | 1931 | 2 | Detached garage | 486.90 | 0 | Asheville City
250 Canyon Drive, Black Mountain, NC 28711 | 4188841 | 524900 | 3 | 2 | 1860 | 0.52 | 1963 | 1 | Carport | 221.15 | | Buncombe County
73 Montford Avenue, Asheville, NC 28801 | 4185502 | 689000 | 4 | 2.5 | 2750 | 0.19 | 1924 | 2 | Street parking | 387.20 | 0 | Asheville City
5 Sandpiper Way, Fletcher, NC 28732 | 4191120 | 439000 | 3 | 2 | 1640 | 0.27 | 2004 | 1 | 2-car garage | 187.33 | 35 | Henderson County
31 Vista del Sol, Arden, NC 28704 | 4186278 | 599000 | 3 | 2.5 | 2190 | 0.38 | 1987 | 2 | 1-car garage | 268.00 | 60 | Buncombe County
112 Mill Row, Asheville, NC 28803 | 4189034 | 418500 | 2 | 2.5 | 1480 | 0.03 | 2019 | 3 | Assigned space | 214.60 | 195 | Asheville City
8 Timberline Trail, Burnsville, NC 28714 | 4180663 | 465000 | 3 | 2 | 1580 | 2.1 | 1978 | 2 | Driveway | | | Yancey County
94 Larkspur Street, Asheville, NC 28806 | 4187719 | 578000 | 3 | 2 | 1920 | 0.22 | 1947 | 2 | Driveway | 295.48 | 0 | Asheville City
640 Overlook Road, Asheville, NC 28803 | 4178814 | 915000 | 4 | 3.5 | 3410 | 0.61 | 2020 | 2 | 2-car garage | 533.80 | 150 | Buncombe County
15 Beacon Hill Place, Hendersonville, NC 28791 | 4184405 | 642000 | 4 | 3 | 2880 | 0.46 | 1994 | 2 | 2-car garage | 276.05 | 40 | Henderson County
2208 Old Orchard Rd, Weaverville, NC 28787 | 4188190 | 534500 | 3 | 2.5 | 2060 | 0.85 | 2011 | 2 | 2-car garage | 226.91 | 25 | Buncombe County
46 Fairway Loop, Mills River, NC 28759 | 4189577 | 487000 | 3 | 2 | 1790 | 0.33 | 2008 | 1 | 2-car garage | 201.77 | 85 | Henderson County
3 Rosewood Terrace, Asheville, NC 28804 | 4181248 | 705000 | 5 | 3 | 2960 | 0.24 | 1908 | 3 | Street parking | 398.66 | 0 | Asheville City
118 Mill Row, Asheville, NC 28803 | 4189035 | 431000 | 3 | 2.5 | 1560 | 0.03 | 2019 | 3 | Assigned space | 220.15 | 195 | Asheville City
77 Skyline Crescent, Black Mountain, NC 28711 | 4186690 | 558000 | 3 | 2 | 2010 | 0.74 | 1959 | 1 | Carport | 238.20 | | Buncombe County
12 Alhambra Court, Arden, NC 28704 | 4183977 | 629000 | 4 | 3 | 2570 | 0.41 | 1991 | 2 | 1-car garage | 281.36 | 60 | Buncombe County
60 Spruce Hollow, Burnsville, NC 28714 | 4190552 | 398000 | 2 | 1.5 | 1220 | 3.4 | 1974 | 2 | | 131.04 | | Yancey County
205 Harbor Street, Hendersonville, NC 28791 | 4180500 | 674000 | 4 | 3.5 | 3050 | 0.36 | 2001 | 2 | 2-car garage | 289.95 | 40 | Henderson County
39 Maple Commons, Fletcher, NC 28732 | 4187044 | 512000 | 3 | 2.5 | 1980 | 0.2 | 2014 | 2 | 1-car garage | 219.18 | 110 | Henderson County
801 Quarry Road, Mills River, NC 28759 | 4185816 | 589900 | 3 | 2.5 | 2230 | 0.95 | | 2 | 2-car garage | 244.40 | 0 | Henderson County
14 Frost Creek Lane, Weaverville, NC 28787 | 4184929 | 546000 | 4 | 2.5 | 2290 | 0.58 | 2006 | 2 | 2-car garage | 232.62 | | Buncombe County
19 Laurel Gap Road, Leicester, NC 28748 | 4176120 | 452000 | 3 | 2 | 1710 | 1.05 | 1999 | 1 | 2-car garage | 176.25 | 0 | Buncombe County
402 Sweeten Creek Loop, Asheville, NC 28803 | 4177345 | 521000 | 3 | 2 | 1840 | 0.18 | 1939 | 2 | Driveway | 262.80 | | Asheville City
6 Old Mine Lane, Candler, NC 28715 | 4182950 | 695000 | 4 | 3 | 2700 | 1.6 | 2018 | 2 | 2-car garage | 301.11 | 30 | Buncombe County
`;

// MLS | status | mark | modified (hours ago) | days on market | tour | the twelve scores in their order, - for none | comments
const opinions = `
4187203 | Active | liked | 2 | 12 | yes | 9 10 6 4 8 7 9 8 5 - - 2 | Great morning light in the kitchen. Ask about the roof age and the creek behind the lot.
4190077 | Active | | 5 | 3 | | - - - - - - - - - - - - |
4183316 | Active | liked | 26 | 26 | yes | 8 7 8 9 6 7 8 9 8 10 7 9 | The barn would make a workshop. The drive to school is 25 minutes.
4179950 | Under contract | liked | 30 | 41 | yes | 7 9 3 5 9 8 7 6 8 5 9 6 | Beautiful, and too expensive unless they come down.
4188841 | Active | liked | 40 | 9 | | 6 5 8 4 7 6 - - - 7 5 5 |
4185502 | Active | liked | 42 | 18 | yes | 8 10 5 3 10 9 6 5 7 4 8 3 | The porch! But the third bedroom is tiny, and there is nowhere to park.
4191120 | Active | | 44 | 2 | | - - 9 - - - - - - - - - |
4186278 | Active | | 66 | 22 | | 5 4 6 5 4 6 6 7 - 6 6 5 | The pool is more work than fun for us.
4189034 | Active | disliked | 70 | 7 | | 4 6 8 10 5 6 3 6 7 0 3 4 |
4180663 | Active | liked | 90 | 58 | yes | 7 3 9 4 8 9 6 5 7 10 4 6 | A dream in the snow. Who plows the road?
4187719 | Pending | | 95 | 15 | | 6 8 - 5 7 6 6 - - 5 5 5 |
4178814 | Active | disliked | 114 | 63 | | 3 8 0 10 5 5 7 9 8 6 9 9 | Stunning view. Far over budget.
4184405 | Active | | 120 | 31 | | - - - - - - - - - - - - |
4188190 | Active | liked | 140 | 11 | yes | 7 6 7 8 7 7 - 8 7 9 6 8 |
4189577 | Active | | 146 | 8 | | 5 4 7 7 4 5 6 5 6 6 5 8 |
4181248 | Active | | 160 | 47 | | - 9 - - 10 - - - - - - 2 |
4189035 | Active | disliked | 163 | 7 | | 4 6 7 10 5 6 4 6 7 0 4 4 |
4186690 | Sold | | 170 | 20 | | 8 7 7 6 9 8 8 7 7 8 6 5 |
4183977 | Active | disliked | 178 | 29 | | 2 2 4 5 3 2 4 3 2 6 6 5 | Dark, and next to the highway.
4190552 | Active | | 186 | 4 | | - - 8 - - - - - - 9 2 - |
4180500 | Active | | 300 | 36 | | - - - - - - - - - - - - |
4187044 | Active | | 318 | 17 | | 6 6 7 8 6 6 7 7 6 4 5 6 |
4185816 | Active | | 330 | 23 | | - - 6 - 8 - - - - 8 - - |
4184929 | Active | | 345 | 30 | | 5 5 7 7 5 - 6 6 5 7 6 7 |
4176120 | Sold | hidden | 500 | 74 | | 5 3 8 6 5 5 6 5 5 8 5 8 | Sold before we could see it.
4177345 | Active | hidden | 520 | 52 | | 3 5 5 2 5 3 3 2 3 4 4 4 | Needs a new kitchen and a new roof.
4182950 | Active | hidden | 610 | 33 | | 4 2 3 9 6 7 7 8 8 9 8 8 |
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const numberOf = (cell: string | undefined) => (cell ? Number(cell) : null);

function question(scores = '', tour = '', comments = ''): WireHome['question'] {
  const given = scores
    .split(' ')
    .flatMap((score, index) => (score === '-' ? [] : [[`q${criteria[index]}`, Number(score)]]));
  if (given.length === 0 && !tour && !comments) return null;
  return { ...Object.fromEntries(given), qtour: tour, qcomments: comments };
}

const providers = [
  ['Blue Ridge Realty Group', 'Carolina Regional MLS'],
  ['French Broad Properties'],
  ['Pisgah Home Partners', 'Carolina Regional MLS'],
  [],
];

/** The MLS id of the one new home. It has been on the market for days, but was shared with Linda today. */
const sharedToday = '4190077';
/** When any other home was shared, in hours before the seed: half a day after its listing, or at its last change if that was earlier. */
const sharedAfter = (days: number, modified: number) => Math.max(modified, days * 24 - 12);

/** Linda's 24 homes and the 3 that she archived. */
export function mainHomes(seededAt: number): WireHome[] {
  const opinionOf = new Map(rows(opinions).map(([mls, ...rest]) => [mls, rest]));
  return rows(facts).map(([address = '', mls = '', price, beds, baths, sqft, acres, ...more], index) => {
    const [built, stories, parking, tax, hoa, schools] = more;
    const [status = '', mark = '', modified, days, tour, scores, comments] = opinionOf.get(mls) ?? [];
    return {
      _id: `home-${mls}`,
      address,
      mls,
      beds: Number(beds),
      baths: Number(baths),
      acres: Number(acres),
      sqft: Number(sqft),
      price: Number(price),
      garage: photoOf(address),
      link: linkOf(mls),
      createdAt: hoursBefore(
        seededAt,
        mls === sharedToday ? Number(modified) : sharedAfter(Number(days), Number(modified)),
      ),
      updatedAt: hoursBefore(seededAt, Number(modified)),
      DOMdate: listedFor(seededAt, Number(days)),
      mStatus: status,
      propStatus: mark,
      built: numberOf(built),
      parking: parking || null,
      tax: tax || null,
      stories: numberOf(stories),
      hoa: numberOf(hoa),
      schooldist: schools || null,
      listdate: [...(providers[index % providers.length] ?? [])],
      replies: mainConversation(mls, seededAt),
      question: question(scores, tour, comments),
    };
  });
}
