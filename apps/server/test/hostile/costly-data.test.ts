import {
  danish,
  type EntityEntry,
  type EntityTrial,
  endpoints,
  newId,
  type TrainingPhrase,
  TrainingPhraseType,
} from '@samtale/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../create-bot.ts';
import { entityTypeInput, entriesOf, entryOf } from '../entity-content.ts';
import { createAgent } from '../factories.ts';
import { firstDone } from '../first-done.ts';
import { flowInput } from '../flow-content.ts';
import { type SignedIn, staffOf, visitorOf } from '../people.ts';
import { refusal } from '../refusal.ts';
import { untilTrained } from '../until-trained.ts';
import { useServer } from '../use-server.ts';

/** What one company sends is work for minutes. Nobody waits for it, and it ends in a refusal that says what is too much. */
const server = useServer();
let hostile: { agentId: string; staff: SignedIn };
let quiet: { agentId: string; staff: SignedIn };
const company = async () => {
  const agentId = await createAgent(server.app);
  return { agentId, staff: await staffOf(server, agentId) };
};
beforeAll(async () => {
  hostile = await company();
  quiet = await company();
});

const calls = endpoints.entities;
const tooCostly = 'entity.detail.save.pattern.tooCostly';
/** Each character of a text costs it 1,202 steps. */
const costlyPattern = '(a?){600}b';
const patterns = (count: number) =>
  Array.from({ length: count }, (_, index): EntityEntry => ({ ...entryOf(costlyPattern), index }));
/** Each stretch of words may be the beginning of a value. */
const contrivedValues = () =>
  entriesOf(...Array.from({ length: 2000 }, (_, i) => entryOf(`${'a '.repeat(245)}${i}`)));

const tryType = ({ agentId, staff }: typeof hostile, trial: Partial<EntityTrial>) =>
  staff.call(calls.tryEntityType, {
    params: { agentId, languageId: danish.id, entityTypeId: newId },
    body: { text: 'a '.repeat(500), isRegEx: false, entityList: null, ...trial },
  });
const quietTrial = () => tryType(quiet, { text: 'en racer', entityList: entriesOf(entryOf('Racer')) });
/** What the thread answers that answers visitors. */
const quietList = () =>
  quiet.staff.call(calls.getEntityTypes, { params: { agentId: quiet.agentId, languageId: danish.id } });

describe('a trial', () => {
  test('of 20,000 costly patterns tells which is too much, and others are answered meanwhile', async () => {
    const trial = tryType(hostile, { isRegEx: true, entityList: patterns(20_000) });
    expect(await firstDone(server, trial, quietList)).toBe('other');
    const { foundList, problemList } = await trial;
    expect(foundList).toEqual([]);
    // 100,000 instructions are what all patterns of a type have room for.
    expect(problemList).toEqual([{ index: 83, messageKey: tooCostly }]);
  });

  test('of patterns that fit but cost more than a text may tells the one that takes most', async () => {
    const entityList = entriesOf(entryOf('a'), entryOf('['), entryOf(costlyPattern), entryOf(costlyPattern));
    const trial = await tryType(hostile, {
      isRegEx: true,
      entityList: [...entityList, ...patterns(3)],
      text: `b${'a'.repeat(999)}`,
    });
    expect(trial).toEqual({
      foundList: [],
      problemList: [
        { index: 1, messageKey: 'entity.detail.save.pattern.syntax' },
        { index: 2, messageKey: tooCostly },
      ],
    });
  });

  test('of contrived values is refused, and others are answered meanwhile', async () => {
    const trial = tryType(hostile, { entityList: contrivedValues() });
    expect(await firstDone(server, trial, quietList)).toBe('other');
    expect(await refusal(trial)).toMatchObject({ status: 422, code: 'tooCostly' });
  });

  test('of a list that is too long tells where', async () => {
    const synonymList = Array.from({ length: 200 }, (_, i) => String(i));
    const entityList = entriesOf(...Array.from({ length: 600 }, (_, i) => entryOf(`v${i}`, ...synonymList)));
    expect(await tryType(hostile, { entityList, text: 'v1' })).toEqual({
      foundList: [],
      problemList: [{ index: 497, messageKey: 'entity.detail.save.listTooLong' }],
    });
  });
});

test('one company has so many trials waiting, and another has its turn all the same', async () => {
  const all = Array.from({ length: 24 }, () =>
    tryType(hostile, { isRegEx: true, entityList: patterns(2000) }),
  );
  const settled = Promise.allSettled(all);
  expect(await firstDone(server, settled, quietTrial)).toBe('other');
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  // One runs and eight wait, some of which may have their turn while others come.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({
    reason: { status: 429, reply: { messageKey: 'error.busy', details: { retryAfter: 1 } } },
  });
});

describe('a type', () => {
  const save = (body: Parameters<typeof entityTypeInput>[0]) =>
    hostile.staff.call(calls.addOrUpdateEntityType, {
      params: { agentId: hostile.agentId, languageId: danish.id },
      body: entityTypeInput(body),
    });

  test('of 20,000 costly patterns is refused with the one that is too much', async () => {
    const saving = save({ isRegEx: true, entityList: patterns(20_000) });
    expect(await firstDone(server, saving, quietList)).toBe('other');
    expect((await refusal(saving)).details.fields).toEqual([
      { path: 'entityList.83.name', messageKey: tooCostly },
    ]);
  });

  test('of too many synonyms is refused with the value that is too much', async () => {
    const synonymList = Array.from({ length: 200 }, (_, i) => String(i));
    const entityList = entriesOf(...Array.from({ length: 600 }, (_, i) => entryOf(`v${i}`, ...synonymList)));
    expect((await refusal(save({ entityList }))).details.fields).toEqual([
      { path: 'entityList.497.name', messageKey: 'entity.detail.save.listTooLong' },
    ]);
  });
});

describe('a bot with 60 costly patterns', () => {
  let bot: TestBot;
  let staff: SignedIn;
  let costlyId: string;
  const within = () => ({ agentId: bot.agentId, languageId: danish.id });
  const none = { defaultValue: null, requiredSpeechBubble: null, keywords: [], days: 'any' as const };
  const plain = { entityType: null, alias: '', ...none };
  const save = (body: Parameters<typeof entityTypeInput>[0]) =>
    staff.call(calls.addOrUpdateEntityType, { params: within(), body: entityTypeInput(body) });
  const phrase = (value: string, alias: string, entityType: string): TrainingPhrase => ({
    id: newId,
    question: `Hvad koster ${value} i dag?`,
    type: TrainingPhraseType.question,
    index: 0,
    trainingPhrasePartList: [
      { ...plain, text: 'Hvad koster ' },
      { ...plain, text: value, alias, entityType },
      { ...plain, text: ' i dag?' },
    ],
  });

  beforeAll(async () => {
    bot = await createBot(server.app);
    staff = await staffOf(server, bot.agentId);
    const costly = await save({ title: 'dyr', isRegEx: true, entityList: patterns(60) });
    const bikes = await save({ title: 'cykel' });
    costlyId = costly.id;
    const flows = [
      { title: 'Dyr', trainingPhraseList: [phrase('ab', 'dyr', costly.id)] },
      { title: 'Cykel', trainingPhraseList: [phrase('en racer', 'cykel', bikes.id)] },
    ];
    for (const flow of flows)
      await staff.call(endpoints.flows.addOrUpdateFlow, { params: within(), body: flowInput(flow) });
    await untilTrained(staff.call, bot.agentId);
  });

  test('answers a long message without them, writes it down once, and finds the other values', async () => {
    const warned = vi.spyOn(server.app.log, 'warn');
    const visitor = await visitorOf(server, bot.clientKey);
    const text = `Hvad koster en racer i dag, b? ${'a'.repeat(3900)}`;
    for (const _ of [1, 2]) {
      const { events } = await visitor.say(text);
      expect(events.map(({ event }) => event.type)).toContain('botSaid');
    }
    const chat = await staff.call(endpoints.conversations.getChat, {
      params: { chatToken: visitor.chatToken },
    });
    const found = JSON.stringify(chat.events);
    expect(found).toContain('"value":"Racer"');
    expect(found).not.toContain(`"typeId":"${costlyId}"`);
    expect(warned.mock.calls.filter(([told]) => JSON.stringify(told).includes(costlyId))).toHaveLength(1);
  });

  test('is told so by its checks', async () => {
    const { list } = await staff.call(endpoints.checks.getChecks, { params: within() });
    expect(list.filter(({ kind }) => kind === 'costlyEntityType')).toMatchObject([
      { severity: 'warning', entityType: { id: costlyId, title: 'dyr' } },
    ]);
  });
});
