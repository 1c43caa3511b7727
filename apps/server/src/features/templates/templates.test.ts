import {
  danish,
  endpoints,
  english,
  newId,
  type SentFlow,
  type TemplateInput,
  type TrainingPhraseTemplate,
} from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { flowInput } from '../../../test/flow-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const calls = endpoints.templates;
const languageId: string = danish.id;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);

const phrases = (...texts: string[]) => texts.map((question, index) => ({ question, index }));
const templateInput = (changes: Partial<TemplateInput> = {}): TemplateInput => ({
  id: newId,
  title: 'Ja',
  revision: 0,
  trainingPhraseList: phrases('Ja tak', 'Gerne'),
  ...changes,
});
const save = (body: TemplateInput, language = languageId) =>
  staff.call(calls.addOrUpdateTrainingPhraseTemplate, {
    params: { agentId: agent.id, languageId: language },
    body,
  });
const read = (id: string, language = languageId) =>
  staff.call(calls.getTrainingPhraseTemplate, { params: { agentId: agent.id, languageId: language, id } });
const remove = (trainingPhraseTemplateId: string) =>
  staff.call(calls.deleteTrainingPhraseTemplate, { params: { agentId: agent.id, trainingPhraseTemplateId } });
const list = async (language = languageId) =>
  (
    await staff.call(calls.getTrainingPhraseTemplateAll, {
      params: { agentId: agent.id, languageId: language },
    })
  ).list;
const inputOf = ({ intentList, lastModified, ...template }: TrainingPhraseTemplate): TemplateInput =>
  template;
const saveFlow = (changes: Partial<SentFlow>) =>
  staff.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId: agent.id, languageId },
    body: flowInput(changes),
  });
const words = ({ trainingPhraseList }: TrainingPhraseTemplate) =>
  trainingPhraseList.map(({ question }) => question);

test('a saved template is read back and listed, in its language only', async () => {
  const saved = await save(templateInput({ title: '  Ja ' }));
  expect(saved).toMatchObject({
    title: 'Ja',
    revision: 1,
    intentList: [],
    trainingPhraseList: [
      { question: 'Ja tak', index: 0, name: 'ja tak' },
      { question: 'Gerne', index: 1, name: 'gerne' },
    ],
  });
  expect(await read(saved.id)).toEqual(saved);
  expect(await list()).toEqual([
    { id: saved.id, title: 'Ja', intentList: [], trainingPhraseCount: 2, lastModified: saved.lastModified },
  ]);
  expect(await list(english.id)).toEqual([]);
  expect(await refusal(read(saved.id, english.id))).toMatchObject({ status: 404 });
  expect(await refusal(read(createId()))).toMatchObject({ status: 404 });
});

test('phrases keep the order they are numbered in; blanks and repetitions are left out', async () => {
  const trainingPhraseList = [
    { question: 'Gerne', index: 3 },
    { question: ' Ja tak ', index: 0 },
    { question: '  ', index: 1 },
    { question: 'JA TAK!', index: 2 },
  ];
  const first = await save(templateInput({ trainingPhraseList }));
  expect(words(first)).toEqual(['Ja tak', 'Gerne']);
  const second = await save({ ...inputOf(first), trainingPhraseList: phrases('Jo', 'Ja tak') });
  expect(words(second)).toEqual(['Jo', 'Ja tak']);
  expect(second.revision).toBe(2);
});

describe('rules', () => {
  test.for<[string, string, Partial<TemplateInput>]>([
    ['missingTitle', 'title', { title: '  ' }],
    ['missingTrainingPhrase', 'trainingPhraseList', { trainingPhraseList: [] }],
    ['missingTrainingPhrase', 'trainingPhraseList', { trainingPhraseList: phrases(' ', '') }],
  ])('%s at %s', async ([key, path, changes]) => {
    const messageKey = `trainingPhraseTemplate.snackbar.${key}`;
    expect(await refusal(save(templateInput(changes)))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path, messageKey }] },
    });
    expect(await list()).toEqual([]);
  });

  test('two templates of a language do not share a name, however it is spelled', async () => {
    await save(templateInput({ title: 'Åbent' }));
    const doublet = {
      status: 400,
      messageKey: 'trainingPhraseTemplate.create.doublet',
      details: { code: 'doublet', values: { name: 'åbent' } },
    };
    expect(await refusal(save(templateInput({ title: ' åbent' })))).toMatchObject(doublet);
    const other = await save(templateInput({ title: 'Lukket' }));
    expect(await refusal(save({ ...inputOf(other), title: 'åbent' }))).toMatchObject(doublet);
    await save(templateInput({ title: 'Åbent' }), english.id);
    expect((await list()).map(({ title }) => title)).toEqual(['Lukket', 'Åbent']);
  });

  test('of two who make a template of the same name at the same moment one is refused', async () => {
    const attempts = ['Ja', 'JA', 'ja'].map((title) => save(templateInput({ title })));
    const statuses = (await Promise.allSettled(attempts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await list()).toHaveLength(1);
  });

  test('of two who save the same revision the second is told', async () => {
    const template = await save(templateInput());
    await save({ ...inputOf(template), title: 'First' });
    expect(await refusal(save({ ...inputOf(template), title: 'Second' }))).toMatchObject({
      status: 409,
      messageKey: 'trainingPhraseTemplate.detail.changedByOther',
    });
    expect((await read(template.id)).title).toBe('First');
    expect(await refusal(save(templateInput({ id: createId() })))).toMatchObject({ status: 404 });
    // A body may leave the revision out.
    const { revision: _, ...unnumbered } = inputOf(template);
    expect(await save({ ...unnumbered, title: 'Third' })).toMatchObject({ title: 'Third', revision: 3 });
  });

  test('a template nobody uses is renamed and deleted', async () => {
    const template = await save(templateInput());
    expect(await save({ ...inputOf(template), title: 'Jo' })).toMatchObject({ title: 'Jo' });
    expect(await remove(template.id)).toEqual({ ok: true });
    expect(await list()).toEqual([]);
    expect(await refusal(remove(template.id))).toMatchObject({ status: 404 });
  });
});

describe('a template that flows use', () => {
  let template: TrainingPhraseTemplate;
  beforeEach(async () => {
    template = await save(templateInput());
  });
  const inUse = (flows: string) => ({
    status: 400,
    messageKey: 'trainingPhraseTemplate.delete.inUse',
    details: { code: 'trainingPhraseTemplateInUse', values: { name: 'Ja', flows } },
  });

  test('is neither renamed nor deleted, but gets other phrases', async () => {
    await saveFlow({ title: 'Levering', trainingPhraseTemplateId: template.id });
    const draft = await saveFlow({
      title: 'Betaling',
      isActive: false,
      trainingPhraseTemplateId: template.id,
    });
    const { intentList } = await read(template.id);
    expect(intentList.map(({ title }) => title)).toEqual(['Betaling', 'Levering']);
    expect(intentList).toContainEqual({ id: draft.id, title: 'Betaling' });
    expect((await list())[0]?.intentList).toEqual(intentList);
    expect(await refusal(save({ ...inputOf(template), title: 'Jo' }))).toMatchObject({
      status: 400,
      messageKey: 'trainingPhraseTemplate.update.used.trainingPhraseTemplate.type.error',
      details: { code: 'canNotRenameUsedTrainingPhraseTemplate', values: { name: 'Ja' } },
    });
    expect(await refusal(remove(template.id))).toMatchObject(inUse('Betaling, Levering'));
    const changed = await save({ ...inputOf(template), trainingPhraseList: phrases('Jo') });
    expect(words(changed)).toEqual(['Jo']);
  });

  test('is in use while visitors get the flow with it, whatever the draft says', async () => {
    const flow = await saveFlow({ title: 'Levering', trainingPhraseTemplateId: template.id });
    const { id, revision } = flow;
    const draft = await saveFlow({ id, revision, title: 'Levering', isActive: false });
    expect(draft.trainingPhraseTemplateId).toBeNull();
    expect(await refusal(remove(template.id))).toMatchObject(inUse('Levering'));
    await saveFlow({ id, revision: draft.revision, title: 'Levering' });
    await remove(template.id);
    expect(await list()).toEqual([]);
  });

  test('names the first flows only when many use it', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
      await saveFlow({ title, isActive: false, trainingPhraseTemplateId: template.id });
    }
    expect(await refusal(remove(template.id))).toMatchObject(inUse('A, B, C, D, E, …'));
  });

  test('gives a flow the phrases it needs to be published', async () => {
    const flow = await saveFlow({ trainingPhraseList: [], trainingPhraseTemplateId: template.id });
    expect(flow).toMatchObject({
      isPublished: true,
      trainingPhraseTemplateId: template.id,
      trainingPhraseList: [],
    });
  });

  test('is one of the agent’s, in the flow’s language', async () => {
    const elsewhere = await save(templateInput({ title: 'Yes' }), english.id);
    for (const trainingPhraseTemplateId of [elsewhere.id, createId()]) {
      for (const isActive of [true, false]) {
        expect(await refusal(saveFlow({ isActive, trainingPhraseTemplateId }))).toMatchObject({
          status: 400,
          messageKey: 'intentDetail.snackbar.templateGone',
          details: { fields: [{ path: 'trainingPhraseTemplateId' }] },
        });
      }
    }
  });
});
