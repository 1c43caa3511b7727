import { danish, endpoints, english, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { inputOf } from '../../../test/flow-content.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.flows;
const languageId: string = danish.id;
const server = useServer();
let agentId: string;
let staff: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId);
});

const flow = (title: string, parentId?: string) =>
  createFlow(server.app, { agentId, title, ...(parentId && { parentId }) });
const move = (masterIntentId: string, parentMasterIntentId: string, language = languageId) =>
  staff.call(calls.moveFlow, {
    params: { agentId, languageId: language, masterIntentId, parentMasterIntentId },
  });
const read = (intentId: string) => staff.call(calls.getFlow, { params: { agentId, languageId, intentId } });
const parentOf = async (intentId: string) => (await read(intentId)).followUpParentId;

test('a flow is moved under another, and out to the top level', async () => {
  const [hours, delivery] = [await flow('Hours'), await flow('Delivery')];
  await move(delivery, hours);
  expect(await parentOf(delivery)).toBe(hours);
  await move(delivery, newId);
  expect(await parentOf(delivery)).toBeNull();
});

test('what is below a flow goes along', async () => {
  const [top, other] = [await flow('Top'), await flow('Other')];
  const middle = await flow('Middle', top);
  const leaf = await flow('Leaf', middle);
  await move(middle, other);
  expect(await parentOf(middle)).toBe(other);
  expect(await parentOf(leaf)).toBe(middle);
});

test('a flow is not put below itself, however far down', async () => {
  const top = await flow('Top');
  const middle = await flow('Middle', top);
  const leaf = await flow('Leaf', middle);
  for (const parent of [top, middle, leaf]) {
    expect(await refusal(move(top, parent))).toMatchObject({
      status: 400,
      messageKey: 'intentList.snackbar.chooseSubIntentError',
    });
  }
  expect(await parentOf(top)).toBeNull();
});

test('of two moves at once that make a circle together, one is refused', async () => {
  const [one, other] = [await flow('One'), await flow('Other')];
  const attempts = await Promise.allSettled([move(one, other), move(other, one)]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('flows of another language or another agent are not there', async () => {
  const own = await flow('Own');
  const abroad = await createFlow(server.app, {
    agentId: await createAgent(server.app),
    title: 'Foreign',
  });
  const inEnglish = await createFlow(server.app, { agentId, title: 'English', languageId: english.id });
  for (const parent of [abroad, inEnglish]) {
    expect(await refusal(move(own, parent))).toMatchObject({ status: 404 });
    expect(await refusal(move(parent, own))).toMatchObject({ status: 404 });
  }
});

test('whoever has the flow open is told when saving', async () => {
  const [own, parent] = [await flow('Own'), await flow('Parent')];
  const open = await read(own);
  await move(own, parent);
  const save = staff.call(calls.addOrUpdateFlow, {
    params: { agentId, languageId },
    body: { ...inputOf(open), isActive: false },
  });
  expect(await refusal(save)).toMatchObject({ messageKey: 'intentDetail.snackbar.changedByOther' });
  expect(await parentOf(own)).toBe(parent);
});

test('visitors get the flow where it was moved to, and nothing of its draft', async () => {
  const bot = await createBot(server.app);
  agentId = bot.agentId;
  staff = await staffOf(server, agentId);
  const ask = async () => {
    const visitor = await visitorOf(server, bot.clientKey);
    return botWords(await visitor.say('Hvor kan jeg parkere?')).at(-1);
  };
  expect(await ask()).toBe('Parking!');

  const draft = { ...inputOf(await read(bot.flows.parking)), title: 'Drafted', isActive: false };
  await staff.call(calls.addOrUpdateFlow, { params: { agentId, languageId }, body: draft });
  await move(bot.flows.parking, bot.flows.hours);
  expect(await read(bot.flows.parking)).toMatchObject({ title: 'Drafted', isActive: false });
  await untilTrained(staff.call, agentId);
  // A follow-up is open only to those who have come by the flow above it.
  expect(await ask()).toBe('Fallback!');

  await move(bot.flows.parking, newId);
  await untilTrained(staff.call, agentId);
  expect(await ask()).toBe('Parking!');
});
