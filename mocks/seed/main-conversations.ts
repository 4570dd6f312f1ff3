import type { WireReply } from '#src/domain/home.ts';
import { anasId } from './agents.ts';
import { hoursBefore } from './home-facts.ts';

// MLS, then who, how long ago (days and the time of day in UTC, or hours), and what
const talks = `
4187203
Linda 6d 16:12 This one is our favorite so far. Do you know how old the roof is?
Ana 6d 18:40 The listing says 2011. I have asked for the receipt.
Linda 1d 15:05 Could we see it this weekend, ideally with my parents?
Ana 5h I am asking the seller. Would Sunday work for you?
Ana 2h The seller can show it on Sunday at 10. Shall I confirm?

4183316
Linda 8d 15:05 Is the barn part of the listing? It is not in the photos.
Ana 8d 16:30 It is. It has its own meter, and the roof was redone in 2020.
Linda 5d 14:40 We drove past on Saturday. The lot is wonderful. Is any of it in the flood plain?
Ana 5d 16:05 No. The house and the barn are clear. I will send the map.
Linda 2d 19:18 Thank you. Could we ask for the survey as well?
Linda 2d 19:21 And the year of the septic system, if they know it.

4185502
Linda 7d 13:20 What a porch! Is it listed as a historic home?
Ana 7d 15:45 It stands in the Montford historic district, so changes to the outside need an approval.
Ana 7d 15:47 Inside you are free to do as you like.
Linda 3d 20:10 Is the roof original?

4179950
Linda 20d 14:02 We know it is over our budget. Is there any chance they come down?
Ana 20d 15:30 They have been at 835 for a month now. I would not rule it out.
Linda 19d 14:11 What would a sensible first offer be?
Ana 19d 17:25 Comparable homes sold at 250 to 262 a square foot. That is 805 to 843 thousand.
Linda 19d 17:40 That is still a lot for us.
Ana 15d 16:00 There is an open house on Thursday from 4 to 6, in case you want to see it anyway.
Linda 14d 13:00 We went. Lovely rooms, a very small kitchen.
Ana 14d 15:20 Two walls there are not load-bearing, according to the plans.
Linda 9d 19:05 We need until the end of the month to decide.
Ana 9d 19:40 Understood. I will tell you if somebody else makes an offer.
Ana 2d 14:15 It went under contract this morning. I am sorry. They do accept backup offers.

4180663
Linda 11d 18:30 Is the road open in winter?
Linda 11d 18:31 And is there anything faster than satellite internet?
Ana 5d 15:10 The road is plowed by the county. Fiber reached the trailhead last spring, and the neighbors have it.

4178814
Ana 10d 16:45 The view at 640 Overlook is hard to beat. Would you like to see it?
Linda 9d 14:30 Too far over budget for us. But thank you for thinking of us.

4186278
Linda 14d 14:00 How old is the pool?
Ana 14d 15:15 It was built with the house, in 1987.
Linda 13d 13:05 And the pump and the heater?
Linda 13d 13:06 We have never owned one, so we would not know what to look for.
Ana 12d 17:50 Pool equipment was replaced in 2022. An inspection costs about $250, and I would have one.
`;

const day = 86_400_000;

function timeOf(ago: string, clock: string | undefined, seededAt: number): string {
  if (!clock) return hoursBefore(seededAt, Number.parseFloat(ago));
  const midnight = Math.floor(seededAt / day) * day - Number.parseInt(ago, 10) * day;
  const [hours = '0', minutes = '0'] = clock.split(':');
  return new Date(midnight + Number(hours) * 3_600_000 + Number(minutes) * 60_000).toISOString();
}

/** What Linda and Ana said about a home, the oldest first. */
export function mainConversation(mls: string, seededAt: number): WireReply[] {
  const [, ...lines] =
    talks
      .trim()
      .split('\n\n')
      .find((talk) => talk.startsWith(mls))
      ?.split('\n') ?? [];
  return lines.map((line) => {
    const [, who, ago = '', clock, reply = ''] = /^(\w+) (\w+) (?:(\d\d:\d\d) )?(.*)$/.exec(line) ?? [];
    return { from: who === 'Ana' ? anasId : 'buyer-main', reply, time: timeOf(ago, clock, seededAt) };
  });
}
