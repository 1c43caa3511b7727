import { ActionType, danish, endpoints, english } from '@samtale/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';

let server: TestServer;
let agentId: string;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId);
});
afterAll(() => server.close());

test('the list says where each flow leads, as it is saved, each flow once', async () => {
  const params = { agentId, languageId: danish.id };
  const hours = await createFlow(server.app, { agentId, title: 'Hours', phrases: ['Nu?', 'I dag?'] });
  const delivery = await createFlow(server.app, { agentId, title: 'Delivery' });
  await createFlow(server.app, { agentId, title: 'English', languageId: english.id });
  const suggested = [hours, delivery, hours].map((flowId) => ({ flowId, title: 'Videre' }));
  const menu = await staff.call(endpoints.flows.addOrUpdateFlow, {
    params,
    body: flowInput({
      title: 'Menu',
      isActive: false,
      followUpParentId: hours,
      chatResponseList: [...answerOf('Hej', suggested), ...answerOf('Hej igen', suggested)],
      intentActionList: [
        { id: createId(), type: ActionType.redirectIntent, redirectIntentId: delivery },
        { id: createId(), type: ActionType.chatWithHuman, redirectIntentId: null },
      ],
    }),
  });
  const { list } = await staff.call(endpoints.flows.getAllFlow, { params });
  expect(list.map(({ title }) => title)).toEqual(['Delivery', 'Hours', 'Menu']);
  const [, first, last] = list;
  expect(first).toMatchObject({
    trainingPhraseCount: 2,
    suggestionIntentIdList: [],
    redirectIntentIdList: [],
  });
  expect(last).toMatchObject({
    id: menu.id,
    followUpParentId: hours,
    suggestionIntentIdList: [hours, delivery],
    redirectIntentIdList: [delivery],
    isActive: false,
    isPublished: false,
    lastModified: menu.lastModified,
  });
});
