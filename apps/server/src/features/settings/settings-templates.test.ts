import { endpoints, settingsTemplateKeys } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { settings } = endpoints;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);

const keep = (templateValue: string, templateDescription = 'Butikken', botType: 0 | 1 = 0) =>
  staff.call(settings.addSettingsParameterTemplate, {
    params: { agentId: agent.id },
    body: { templateValue, templateDescription, botType },
  });
const kept = async (botType?: 0 | 1) => {
  const { list } = await staff.call(settings.getSettingsParameterTemplate, {
    params: { agentId: agent.id },
    query: { botType },
  });
  return list.map(({ templateDescription }) => templateDescription);
};

test('settings are kept under a name, by type of bot, the newest first', async () => {
  await keep('{"widgetWidth":"400px"}', 'Butikken');
  server.clock.advance(1000);
  const added = await keep('{"layoutMode":1}', 'Søgning', 1);
  expect(added).toMatchObject({ templateValue: '{"layoutMode":1}', botType: 1 });
  expect(await kept()).toEqual(['Søgning', 'Butikken']);
  expect(await kept(0)).toEqual(['Butikken']);
  const stranger = await createAgent(server.app);
  const other = await staffOf(server, stranger);
  const { list } = await other.call(settings.getSettingsParameterTemplate, { params: { agentId: stranger } });
  expect(list).toEqual([]);
});

test.for(['{', '[]', '"x"', 'null', '7', ''])('%s is no object', async (value) => {
  expect(await refusal(keep(value))).toMatchObject({
    status: 400,
    details: { fields: [{ path: 'templateValue', messageKey: settingsTemplateKeys.notObject }] },
  });
});

test('a name is needed', async () => {
  expect(await refusal(keep('{}', '  '))).toMatchObject({
    details: { fields: [{ messageKey: settingsTemplateKeys.description }] },
  });
});
