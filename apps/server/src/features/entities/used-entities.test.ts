import {
  danish,
  type EntityType,
  type EntityTypeInput,
  endpoints,
  type FlowInput,
  newId,
  systemEntityTypes,
  type TrainingPhrase,
  TrainingPhraseType,
} from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { entityTypeInput, entriesOf, entryOf, inputOfType } from '../../../test/entity-content.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { entityTypesForRelease } from './index.ts';

const calls = endpoints.entities;
const languageId: string = danish.id;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);
let type: EntityType;
beforeEach(async () => {
  type = await save(entityTypeInput());
});

const params = () => ({ agentId: bot.agentId, languageId });
const save = (body: EntityTypeInput) => staff.call(calls.addOrUpdateEntityType, { params: params(), body });
const read = (entityTypeId = type.id) =>
  staff.call(calls.getEntityType, { params: { ...params(), entityTypeId } });
const remove = (entityTypeId = type.id) =>
  staff.call(calls.deleteEntityType, { params: { ...params(), entityTypeId } });
const list = async () => (await staff.call(calls.getEntityTypes, { params: params() })).list;
const saveFlow = (changes: Partial<FlowInput>) =>
  staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body: flowInput(changes) });
const state = () => staff.call(endpoints.training.getTrainingState, { params: { agentId: bot.agentId } });
const trained = () => untilTrained(staff.call, bot.agentId);

/** A phrase in which a word is marked with a type. */
const marked = (entityType: string): TrainingPhrase => {
  const none = { defaultValue: null, requiredSpeechBubble: null, keywords: [], days: 'any' as const };
  const plain = { alias: '', entityType: null, ...none };
  return {
    id: newId,
    question: 'Hvad koster en racer i dag?',
    type: TrainingPhraseType.question,
    index: 0,
    trainingPhrasePartList: [
      { ...plain, text: 'Hvad koster en ' },
      { ...plain, text: 'racer', alias: 'cykel', entityType },
      { ...plain, text: ' i dag?' },
    ],
  };
};
const user = (title: string, more: Partial<FlowInput> = {}) =>
  saveFlow({ title, trainingPhraseList: [marked(type.id)], ...more });
const inUse = (flows: string) => ({
  status: 400,
  messageKey: 'entities.delete.in.use',
  details: { code: 'entityTypeInUse', values: { name: 'cykel', flows } },
});

test('what flows use is neither renamed, made the other kind nor deleted, but gets other values', async () => {
  const live = await user('Pris på cykel');
  const draft = await user('Bytte', { isActive: false });
  const uses = [
    { id: draft.id, title: 'Bytte' },
    { id: live.id, title: 'Pris på cykel' },
  ];
  expect((await read()).intentList).toEqual(uses);
  expect((await list())[0]?.intentList).toEqual(uses);
  const fixed = {
    status: 400,
    messageKey: 'entity.update.used.entity.type.error',
    details: { code: 'canNotRenameUsedEntityType', values: { name: 'cykel' } },
  };
  expect(await refusal(save({ ...inputOfType(type), title: 'Cykel' }))).toMatchObject(fixed);
  expect(await refusal(save({ ...inputOfType(type), isRegEx: true }))).toMatchObject(fixed);
  expect(await refusal(remove())).toMatchObject(inUse('Bytte, Pris på cykel'));
  const changed = await save({ ...inputOfType(type), entityList: entriesOf(entryOf('Elcykel')) });
  expect(changed).toMatchObject({ entityList: [{ name: 'Elcykel' }], intentList: uses });
});

test('a type is in use while visitors get the flow with it, whatever the draft says', async () => {
  const { id, revision } = await user('Pris');
  const draft = await saveFlow({ id, revision, title: 'Pris', isActive: false });
  expect((await read()).intentList).toEqual([{ id, title: 'Pris' }]);
  expect(await refusal(remove())).toMatchObject(inUse('Pris'));
  await saveFlow({ id, revision: draft.revision, title: 'Pris' });
  expect((await read()).intentList).toEqual([]);
  await remove();
  expect((await list()).filter(({ system }) => !system)).toEqual([]);
});

test('a refusal names the first flows only when many use the type', async () => {
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await user(title, { isActive: false });
  expect(await refusal(remove())).toMatchObject(inUse('A, B, C, D, E, …'));
});

test('system types tell which flows use them, and types are found by the flows that do', async () => {
  const date = systemEntityTypes.find(({ title }) => title === 'date')?.id ?? '';
  await saveFlow({ title: 'Levering', trainingPhraseList: [marked(date)] });
  await user('Reparation');
  expect((await read(date)).intentList).toMatchObject([{ title: 'Levering' }]);
  const found = (searchtext: string) =>
    staff.call(calls.searchEntityTypes, { params: params(), body: { searchtext } });
  expect((await found('lever')).list).toMatchObject([{ title: 'date', foundEntry: null }]);
  expect((await found('repara')).list).toMatchObject([{ title: 'cykel', foundEntry: null }]);
});

test('only a change of values that visitors’ flows look for asks for training', async () => {
  await user('Pris', { isActive: false });
  const untouched = await state();
  type = await save({ ...inputOfType(type), entityList: entriesOf(entryOf('Racer')) });
  expect(await state()).toEqual(untouched);
  await user('Køb');
  const { releaseNumber } = await trained();
  type = await save({ ...inputOfType(type) });
  expect(await state()).toMatchObject({ releaseNumber, hasUntrainedChanges: false, state: 'idle' });
  const more = entriesOf(entryOf('Racer', 'sportscykel'));
  await save({ ...inputOfType(type), entityList: more });
  expect((await trained()).releaseNumber).toBe(releaseNumber + 1);
});

test('training gets the types of a language with what it has to look for', async () => {
  const pattern = await save(
    entityTypeInput({ title: 'stel', isRegEx: true, entityList: entriesOf(entryOf('[A-Z]{3}\\d+')) }),
  );
  const [racer, cargo] = type.entityList;
  expect(await entityTypesForRelease(server.app.database, bot.agentId, languageId)).toEqual([
    {
      id: type.id,
      title: 'cykel',
      isRegEx: false,
      entries: [
        { id: racer?.id, name: 'Racer', synonyms: ['landevejscykel'] },
        { id: cargo?.id, name: 'Ladcykel', synonyms: [] },
      ],
    },
    {
      id: pattern.id,
      title: 'stel',
      isRegEx: true,
      entries: [{ id: pattern.entityList[0]?.id, name: '[A-Z]{3}\\d+', synonyms: [] }],
    },
  ]);
});
