import { ActionType, RecipientKind } from '@samtale/contract';
import { expect, test, vi } from 'vitest';
import { takeSending } from '../../src/features/actions/index.ts';
import { startSubscription } from '../../src/features/subscriptions/index.ts';
import { createId } from '../../src/platform/database/columns.ts';
import { actionOf, botThat } from '../bot-that-works.ts';
import { createAgent } from '../factories.ts';
import { post, smsProvider } from '../outside-world.ts';
import { useServerWithOutside } from '../use-server-with-outside.ts';

/** A bot that sends to whom its visitor names. */
const { server } = useServerWithOutside();

const sendingTo = (type: ActionType, value: string) => [
  actionOf(
    type,
    { subject: 'Tilbud', text: 'Hej' },
    { recipientList: [{ kind: RecipientKind.address, value }] },
  ),
];
const mailTo = (value: string) => sendingTo(ActionType.sendEmail, value);

/** Has a bot send so often, and how often each came of it. */
async function sendOften(bot: Awaited<ReturnType<typeof botThat>>, times: number) {
  for (let n = 0; n < times; n++) await bot.pick();
  return vi.waitFor(
    async () => {
      const done = (await bot.log()).flatMap((event) =>
        event.type === 'workDone' ? [event.failure ?? 'sent'] : [],
      );
      expect(done).toHaveLength(times);
      return {
        sent: done.filter((one) => one === 'sent').length,
        tooMany: done.filter((one) => one === 'tooMany').length,
      };
    },
    { timeout: 15_000, interval: 50 },
  );
}

test('a conversation has so many mails sent, a network not many more, and its flows go on', async () => {
  const first = await botThat(server, mailTo('stranger+1@example.com'), 'Sendt');
  expect(await sendOften(first, 12)).toEqual({ sent: 10, tooMany: 2 });
  const said = (await first.log()).filter(({ type }) => type === 'botSaid');
  expect(said.length).toBeGreaterThanOrEqual(12);
  const second = await botThat(server, mailTo('other@example.com'), 'Sendt');
  expect(await sendOften(second, 10)).toEqual({ sent: 10, tooMany: 0 });
  const third = await botThat(server, mailTo('third@example.com'), 'Sendt');
  expect(await sendOften(third, 2)).toEqual({ sent: 0, tooMany: 2 });
  expect(post.mails).toHaveLength(20);
  // Text messages are counted by themselves.
  const fourth = await botThat(server, sendingTo(ActionType.sendSms, '70 12 34 56'), 'Sendt');
  expect(await sendOften(fourth, 11)).toEqual({ sent: 10, tooMany: 1 });
  expect(smsProvider.messages).toHaveLength(10);
});

/** How many of so many are let through that conversations of their own send, in the staff's name: no network counts. */
async function letThrough(
  agentId: string,
  kind: 'mail' | 'sms',
  times: number,
  recipientsOf: (n: number) => string[],
) {
  let count = 0;
  for (let n = 0; n < times; n++) {
    const sending = {
      agentId,
      conversationId: createId(),
      recipients: recipientsOf(n),
      byStaff: true,
    } as const;
    if (await takeSending(server.app, kind, sending)) count++;
  }
  return count;
}

test('one recipient is sent to so often by a company on trial, and by all, however their address is written', async () => {
  const agents = await Promise.all(Array.from({ length: 3 }, () => createAgent(server.app)));
  const counts: number[] = [];
  for (const agentId of agents) {
    await startSubscription(server.app.database, agentId, 'trial', server.app.now());
    counts.push(await letThrough(agentId, 'mail', 22, (n) => [`Someone+${n}@example.com`]));
  }
  expect(counts).toEqual([20, 20, 0]);
  // The desk of a company that pays gets all that its bot takes down.
  const paying = await createAgent(server.app);
  expect(await letThrough(paying, 'mail', 202, () => ['orders@example.com'])).toBe(200);
});

test('a company sends so much a day, on trial less, and what is refused counts for nobody', async () => {
  const agentId = await createAgent(server.app);
  await startSubscription(server.app.database, agentId, 'trial', server.app.now());
  const many = (count: number) => (n: number) =>
    Array.from({ length: count }, (_, m) => `a${n}-${m}@example.com`);
  expect(await letThrough(agentId, 'mail', 6, many(18))).toBe(5);
  // What was too much as a whole has used up nothing.
  expect(await letThrough(agentId, 'mail', 12, (n) => [`b${n}@example.com`])).toBe(10);
  expect(await letThrough(agentId, 'sms', 52, (n) => [`+45701234${n}`])).toBe(50);
  const paying = await createAgent(server.app);
  expect(
    await letThrough(paying, 'sms', 30, (n) => Array.from({ length: 18 }, (_, m) => `+4580${n}${m}00`)),
  ).toBe(27);
});

test('what the mail server does not take is not counted', async () => {
  const agentId = await createAgent(server.app);
  const sending = {
    agentId,
    conversationId: createId(),
    recipients: ['c@example.com'],
    byStaff: true,
  } as const;
  for (let n = 0; n < 15; n++) await (await takeSending(server.app, 'mail', sending))?.giveBack();
  expect(await takeSending(server.app, 'mail', sending)).not.toBeNull();
});
