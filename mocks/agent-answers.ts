import { type AgentVoice, voices } from './agent-voices.ts';
import { addReply } from './homes.ts';
import type { State } from './state.ts';

/** The time until the agent answers, in milliseconds. */
const thinking = 4_000;

const timesIn = (message: string, { words }: AgentVoice) => message.match(words)?.length ?? 0;

/** The voice whose language most words of the message belong to; English if none is recognised. */
function voiceFor(message: string): AgentVoice {
  return voices.reduce((best, voice) => (timesIn(message, voice) > timesIn(message, best) ? voice : best));
}

/** The agent's answer to a message. `turn` counts the earlier messages, so that general answers alternate. */
export function answerTo(message: string, turn: number): string {
  const { answers, otherwise, toMany, agrees } = voiceFor(message);
  const proposed = /^- (.*\d:\d\d.*)$/m.exec(message)?.[1];
  if (proposed) return agrees(proposed);
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

/** Adds the answers that are due. Each has the time at which it was due, even after a long absence. */
export function deliverAnswers(state: State, now: number): void {
  const ready = state.pending.filter((answer) => answer.due <= now);
  if (ready.length === 0) return;
  state.pending = state.pending.filter((answer) => answer.due > now);
  for (const { homeId, from, reply, due } of ready)
    addReply(state, homeId, { from, reply, time: new Date(due).toISOString() });
}
