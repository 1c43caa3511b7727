import { ActionType, danish, endpoints, english } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createFlow } from '../../../test/factories.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeAll);

test('the list says where each flow leads, as it is saved, each flow once', async () => {
  const { id: agentId } = agent;
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
