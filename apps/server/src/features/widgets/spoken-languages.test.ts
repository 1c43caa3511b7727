import { danish, endpoints, english } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { createFlow } from '../../../test/factories.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../agents/index.ts';
import { trainAgent } from '../training/index.ts';

const server = useServer();

test('a language that was only switched on meets no visitor with silence', async () => {
  const { agentId, clientKey } = await createBot(server.app);
  const languageIds = [danish.id, english.id];
  await server.app.database.shared.update(agents, { languageIds }, eq(agents.id, agentId));
  const config = () =>
    server.call(endpoints.widgets.getWidgetConfig, { params: { clientKey }, query: { language: 'en' } });
  const ask = async () => {
    const visitor = await visitorOf(server, clientKey, 'en');
    return botWords(await visitor.say('Hello'));
  };
  expect(await config()).toMatchObject({ language: 'da', languages: ['da'] });
  expect(await ask()).not.toEqual([]);

  await createFlow(server.app, {
    agentId,
    languageId: english.id,
    title: 'Greeting',
    phrases: ['Hello'],
    answer: 'Hi!',
  });
  await trainAgent(server.app, agentId);
  server.clock.advance(1001);
  expect(await config()).toMatchObject({ language: 'en', languages: ['da', 'en'] });
  expect(await ask()).toEqual(['Hi!']);
});
