import { ActionType, ChatFilter, danish, endpoints, english, RequestType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAgent, createFlow, createWidget } from '../../../../test/factories.ts';
import { staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { agents } from '../../agents/index.ts';
import { trainAgent } from '../../training/index.ts';

const server = useServer();

const spoken = {
  da: {
    languageId: danish.id,
    person: ['Jeg vil tale med et menneske', 'Stil mig om til en medarbejder', 'Kan jeg tale med nogen?'],
    hours: ['Hvornår har I åbent?', 'Hvad er jeres åbningstider?', 'Hvornår lukker butikken?'],
    lettingGo: ['Nej tak', 'nej', 'Glem det', 'pyt, lad det ligge', 'Jeg har ombestemt mig'],
    holdingOn: ['Okay', 'Nej, jeg vil have fat i nogen', 'Hvornår har I åbent?', 'Ja tak'],
  },
  en: {
    languageId: english.id,
    person: ['I want to talk to a person', 'Put me through to an employee', 'Can I talk to someone?'],
    hours: ['When are you open?', 'What are your opening hours?', 'When does the shop close?'],
    lettingGo: ['No thanks', 'no', 'Never mind', 'forget it then', 'I changed my mind'],
    holdingOn: ['Okay', 'No, I want to talk to somebody', 'When are you open?', 'Yes please'],
  },
} as const;

type Code = keyof typeof spoken;

/** A bot that hands over, tells when it is open, and closes the chat. */
async function createBotIn(code: Code) {
  const { languageId, person, hours } = spoken[code];
  const agentId = await createAgent(server.app, { speaks: [code] });
  const flow = (title: string, more: Partial<Parameters<typeof createFlow>[1]> = {}) =>
    createFlow(server.app, { agentId, title, languageId, ...more });
  const bye = await flow('Bye', {
    actions: [{ id: createId(), type: ActionType.closeChatbot, redirectIntentId: null }],
  });
  await flow('Person', {
    phrases: [...person],
    actions: [{ id: createId(), type: ActionType.chatWithHuman, redirectIntentId: null }],
  });
  await flow('Hours', { phrases: [...hours] });
  const defaultFallbackFlowId = await flow('Fallback');
  await server.app.database.shared.update(agents, { defaultFallbackFlowId }, eq(agents.id, agentId));
  await trainAgent(server.app, agentId);
  return { agentId, bye, clientKey: await createWidget(server.app, agentId) };
}

test.for(['da', 'en'] as const)(
  'who lets go is missed no longer, and everybody else is (%s)',
  async (code) => {
    const { person, lettingGo, holdingOn } = spoken[code];
    const { agentId, bye, clientKey } = await createBotIn(code);
    const asking = async (then: (visitor: Visitor) => Promise<unknown> = async () => undefined) => {
      const visitor = await visitorOf(server, clientKey, code);
      await visitor.say(person[0]);
      await then(visitor);
      return visitor.chatToken;
    };
    for (const words of lettingGo) await asking((visitor) => visitor.say(words));
    await asking((visitor) => visitor.say(lettingGo[0], { pickedFlowId: bye }));
    const missed = [await asking()];
    for (const words of holdingOn) missed.push(await asking((visitor) => visitor.say(words)));
    missed.push(await asking((visitor) => visitor.say('Bye', { pickedFlowId: bye })));

    const staff = await staffOf(server, agentId);
    const { list } = await staff.call(endpoints.conversations.getChatList, {
      params: { agentId },
      query: { requestType: RequestType.awaiting, filter: [ChatFilter.missed] },
    });
    expect(new Set(list.map(({ chatToken }) => chatToken))).toEqual(new Set(missed));
    const counts = await staff.call(endpoints.conversations.getChatCounts, { params: { agentId } });
    expect(counts).toMatchObject({ missedChats: missed.length, awaitingChats: missed.length });
  },
);
