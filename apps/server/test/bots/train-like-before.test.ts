import { expect, test } from 'vitest';
import { trainAgent } from '../../src/features/training/index.ts';
import { models } from '../../src/features/training/tables.ts';
import { createBot } from '../create-bot.ts';
import { useServer } from '../use-server.ts';
import { trainedModel } from './train-like-before.ts';

const server = useServer();

test('a bot that is made like one before has the model that training would give it', async () => {
  await createBot(server.app);
  const { agentId } = await createBot(server.app);
  const copied = await trainedModel(server.app, agentId);
  await server.app.database.agent(agentId).delete(models);
  await trainAgent(server.app, agentId);
  expect(Buffer.compare(await trainedModel(server.app, agentId), copied)).toBe(0);
});
