import { endpoints } from '@samtale/contract';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { visitorOf, visitorWith } from '../people.ts';
import { refusal } from '../refusal.ts';
import { startSecondNode } from '../start-test-server.ts';
import { useBot } from '../use-agent.ts';
import { useServer } from '../use-server.ts';

const redisUrl = inject('redisUrl');
const points = { visitor: 180, user: 1e9, network: 1e9, company: 1e9 };
const one = useServer({ redisUrl, config: { points } });
const { bot } = useBot(one, beforeAll);

test('what somebody has spent at one node is spent at the other', async () => {
  const other = await startSecondNode(one, { redisUrl, config: { points } });
  const visitor = await visitorOf(one, bot.clientKey);
  const read = (call: typeof visitor.call) => call(endpoints.widgets.getVisitorEvents);
  const tooMany = { status: 429, messageKey: 'error.tooManyRequests' };
  // 6 points each, of 180 a minute.
  for (let n = 0; n < 29; n++) await read(visitor.call);
  const elsewhere = visitorWith(other, visitor.token, visitor.chatToken);
  await vi.waitFor(
    async () => {
      // One that is let through spends there too, so that not being told would show.
      const answer = await refusal(read(elsewhere.call)).catch(() => null);
      expect(answer).toMatchObject(tooMany);
    },
    { timeout: 8000, interval: 900 },
  );
});
