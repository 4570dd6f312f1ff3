import { addReply } from './homes.ts';
import type { State } from './state.ts';

/** How long the agent thinks, in milliseconds. */
const thinking = 4_000;

// The first that fits is said; the order goes from the particular to the general.
const answers: readonly (readonly [RegExp, string])[] = [
  [/flood|creek|drainage|basement/i, 'I will check the flood map and ask the seller about water in the basement.'],
  [/\bhoa\b|association|monthly fee/i, 'Let me get the HOA papers: the fee, what it covers, and what they allow.'],
  [
    /school|bus\b|district/i,
    'I will confirm the school assignment with the district. It can change from street to street.',
  ],
  [
    /tour|visit|see it|show|come by|appointment|saturday|sunday|weekend/i,
    'I am asking the seller for a time. Is there a day that does not work for you?',
  ],
  [
    /offer|negotiat|come down|counter/i,
    'Let us talk about the offer on the phone. I will send you what sold nearby first.',
  ],
  [
    /price|expensive|budget|cost|afford/i,
    'I will pull the comparable sales, so that we know whether the price is fair.',
  ],
  [/tax/i, 'The county reassessed last year. I will look up the current tax bill.'],
  [/parking|garage|street/i, 'I will find out about the parking, and whether the street needs a permit.'],
  [
    /roof|hvac|heat|furnace|septic|plumb|wiring|inspect|survey|age\b|old\b|year|built/i,
    'Good question. I am asking the seller for the records, and an inspector would look at it too.',
  ],
  [
    /kitchen|floor|bath|paint|renovat|remodel|wall/i,
    'That can be changed. I know a contractor who gives honest estimates.',
  ],
  [
    /neighbo|noise|quiet|highway|traffic|commut|walk/i,
    'I would drive by on a weekday morning. I can tell you what I know of the street, too.',
  ],
  [/internet|fiber|phone signal|cell/i, 'I will ask which providers serve the address, and at what speed.'],
  [/thank|great|perfect|wonderful/i, 'With pleasure. Tell me if anything else comes up.'],
];

const otherwise = ['Thank you, I will look into it and come back to you today.', 'Noted. I will ask the seller.'];
const toMany = 'Thank you, that helps a lot. I will go through your points one by one and answer each of them.';

/** What the agent says to a message; `turn` counts the messages before it, so that the vague answers take turns. */
export function answerTo(message: string, turn: number): string {
  const fitting = answers.filter(([about]) => about.test(message));
  if (fitting.length > 3) return toMany;
  return fitting[0]?.[1] ?? otherwise[turn % otherwise.length] ?? toMany;
}

export function scheduleAnswer(
  state: State,
  answer: { homeId: string; from: string; reply: string },
  now: number,
): void {
  state.pending.push({ ...answer, due: now + thinking });
}

/** Adds the answers whose time has come, dated as they came due, however long nobody looked. */
export function deliverAnswers(state: State, now: number): void {
  const due = state.pending.filter((answer) => answer.due <= now);
  if (due.length === 0) return;
  state.pending = state.pending.filter((answer) => answer.due > now);
  for (const { homeId, from, reply, due: at } of due)
    addReply(state, homeId, { from, reply, time: new Date(at).toISOString() });
}
