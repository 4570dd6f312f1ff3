import { propStatuses } from '#src/domain/home.ts';
import { criteria } from '#src/domain/question.ts';
import { answerTo, scheduleAnswer } from '#mocks/agent-answers.ts';
import { addReply, homeOf, homesOf, markHome, repliesOf } from '#mocks/homes.ts';
import { refuseFaults } from '#mocks/refusal.ts';
import { agentOf } from '#mocks/seed/agents.ts';
import { refuseStubbornHome } from '#mocks/sentinels.ts';
import type { CallHandlers } from './call-handler.ts';

type Calls = 'listProperties' | 'postReply' | 'setPropStatus' | 'setQuestion' | 'deleteProperty';

export const propertyHandlers: Pick<CallHandlers, Calls> = {
  listProperties: ({ transaction, buyer }) => ({ message: 'Operation success', data: homesOf(transaction, buyer) }),

  postReply({ transaction, body, buyer }) {
    const home = homeOf(transaction, buyer, body.propid);
    const reply = body.reply.trim();
    refuseFaults([!reply && { param: 'reply', msg: 'Reply must be specified.' }]);
    const { state, now } = transaction;
    addReply(state, body.propid, { from: buyer.id, reply, time: new Date(now).toISOString() });
    const agent = agentOf(buyer.agentEmail);
    if (agent)
      scheduleAnswer(
        state,
        { homeId: body.propid, from: agent._id, reply: answerTo(reply, repliesOf(home).length) },
        now,
      );
    return { message: 'Reply posted successfully.' };
  },

  setPropStatus({ transaction, body, buyer, id }) {
    const home = homeOf(transaction, buyer, id);
    const propStatus = body.propStatus ?? '';
    const known = ['', ...propStatuses].includes(propStatus);
    refuseFaults([!known && { param: 'propStatus', msg: 'Status must be liked, disliked, hidden or empty.' }]);
    refuseStubbornHome(home);
    markHome(transaction, id, { propStatus });
    return { message: 'Property updated successfully.' };
  },

  setQuestion({ transaction, body, buyer, id }) {
    const { question } = homeOf(transaction, buyer, id);
    refuseFaults(
      criteria.map((name) => {
        const wrong = !/^(?:\d|10)?$/.test(body[`q${name}`] ?? '');
        return wrong && { param: `q${name}`, msg: 'Score must be a whole number from 0 to 10.' };
      }),
    );
    const before = typeof question === 'object' && !Array.isArray(question) ? question : null;
    markHome(transaction, id, { question: { ...before, ...body } });
    return { message: 'Property updated successfully.' };
  },

  deleteProperty({ transaction, buyer, id }) {
    homeOf(transaction, buyer, id);
    markHome(transaction, id, { deleted: true });
    return { message: 'Property deleted successfully.' };
  },
};
