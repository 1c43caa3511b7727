import { danish, endpoints, english, undoPeriod } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.flows;
const server = useServer();
let bot: TestBot;
let staff: SignedIn;
beforeEach(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId);
});

const params = () => ({ agentId: bot.agentId, languageId: danish.id });
const remove = (intentId: string) => staff.call(calls.deleteFlow, { params: { ...params(), intentId } });
const restore = (deletionId: string, languageId: string = danish.id) =>
  staff.call(calls.restoreFlow, { params: { ...params(), languageId, deletionId } });
const leadsTo = async (intentId: string) =>
  (await staff.call(calls.getFlowLeads, { params: { ...params(), intentId } })).list;
const readAll = async () => {
  const { list } = await staff.call(calls.getAllFlow, { params: params() });
  return Promise.all(
    list.map(async ({ id: intentId }) => ({
      flow: await staff.call(calls.getFlow, { params: { ...params(), intentId } }),
      versions: await staff.call(calls.getFlowVersions, { params: { ...params(), intentId } }),
    })),
  );
};
const answer = async (text: string) => {
  await untilTrained(staff.call, bot.agentId);
  return botWords(await (await visitorOf(server, bot.clientKey)).say(text)).at(-1);
};

test('what is brought back is as it was, and the bot answers with it', async () => {
  const before = await readAll();
  const said = await answer('Hvornår har I åbent?');
  const { deletionId } = await remove(bot.flows.hours);
  expect(await answer('Hvornår har I åbent?')).not.toBe(said);

  await restore(deletionId);
  expect(await readAll()).toEqual(before);
  expect(await answer('Hvornår har I åbent?')).toBe(said);
  expect(await leadsTo(bot.flows.hours)).toMatchObject([{ id: bot.flows.welcome, kinds: ['button'] }]);
});

test('a deletion is undone once, in its language, and only for a while', async () => {
  const first = await remove(bot.flows.parking);
  expect(await refusal(restore(first.deletionId, english.id))).toMatchObject({ status: 404 });
  await restore(first.deletionId);
  expect(await refusal(restore(first.deletionId))).toMatchObject({ status: 404 });

  const second = await remove(bot.flows.parking);
  server.clock.advance(undoPeriod + 1);
  staff = await staffOf(server, bot.agentId);
  expect(await refusal(restore(second.deletionId))).toMatchObject({ status: 404 });
});

test('what stood below a flow that is gone too comes to the top level', async () => {
  const below = await remove(bot.flows.saturday);
  await remove(bot.flows.hours);
  await restore(below.deletionId);
  const intentId = bot.flows.saturday;
  const flow = await staff.call(calls.getFlow, { params: { ...params(), intentId } });
  expect(flow).toMatchObject({ followUpParentId: null, isPublished: true });
});

test('nobody brings back what belongs to another agent', async () => {
  const { deletionId } = await remove(bot.flows.parking);
  const other = await createBot(server.app);
  const stranger = await staffOf(server, other.agentId);
  const at = { agentId: other.agentId, languageId: danish.id, deletionId };
  expect(await refusal(stranger.call(calls.restoreFlow, { params: at }))).toMatchObject({ status: 404 });
});

test('what leads to a flow and to those below it is named, whether published or only saved', async () => {
  const { hours, saturday, parking, price, welcome } = bot.flows;
  expect(await leadsTo(parking)).toEqual([{ id: price, title: 'Price', kinds: ['redirect'] }]);
  const draft = flowInput({
    title: 'Alt om lørdag',
    isActive: false,
    intentActionList: [
      {
        id: crypto.randomUUID(),
        type: 2,
        redirectIntentId: saturday,
        failedIntentId: saturday,
      },
    ],
  });
  await staff.call(calls.addOrUpdateFlow, { params: params(), body: draft });
  expect(await leadsTo(hours)).toMatchObject([
    { title: 'Alt om lørdag', kinds: ['redirect', 'failed'] },
    { id: welcome, kinds: ['button'] },
  ]);
  expect(await leadsTo(price)).toEqual([]);
});
