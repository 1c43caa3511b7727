import {
  danish,
  endpoints,
  IntentType,
  newId,
  type SentFlow,
  type TrainingPhraseTemplate,
} from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const languageId: string = danish.id;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);
let template: TrainingPhraseTemplate;
beforeEach(async () => {
  template = await saveTemplate({ id: newId, revision: 0 }, 'Ja tak', 'Det vil jeg gerne');
});

const params = () => ({ agentId: bot.agentId, languageId });
const saveTemplate = (base: { id: string; revision: number }, ...texts: string[]) =>
  staff.call(endpoints.templates.addOrUpdateTrainingPhraseTemplate, {
    params: params(),
    body: {
      id: base.id,
      revision: base.revision,
      title: 'Ja',
      trainingPhraseList: texts.map((question, index) => ({ question, index })),
    },
  });
const saveFlow = (changes: Partial<SentFlow>) =>
  staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body: flowInput(changes) });
/** A flow whose phrases are the template's alone. */
const learner = (title: string, more: Partial<SentFlow> = {}) =>
  saveFlow({
    title,
    trainingPhraseList: [],
    trainingPhraseTemplateId: template.id,
    chatResponseList: answerOf(`${title}!`),
    ...more,
  });
const followUp = (title: string, followUpParentId: string) =>
  learner(title, { followUpParentId, intentType: IntentType.sub });
const answerAfter = async (...texts: string[]) => {
  const visitor = await visitorOf(server, bot.clientKey);
  let last: string | undefined;
  for (const text of texts) last = botWords(await visitor.say(text)).at(-1);
  return last;
};
const trained = () => untilTrained(staff.call, bot.agentId);
const state = () => staff.call(endpoints.training.getTrainingState, { params: { agentId: bot.agentId } });

test('what stands in a template alone is understood by every flow that uses it, where each is open', async () => {
  await followUp('HoursYes', bot.flows.hours);
  await followUp('ParkingYes', bot.flows.parking);
  await trained();
  expect(await answerAfter('Hvornår har I åbent?', 'Ja tak')).toBe('HoursYes!');
  expect(await answerAfter('Hvor kan jeg parkere?', 'Ja tak')).toBe('ParkingYes!');

  const { releaseNumber } = await state();
  await saveTemplate(template, 'Ja tak', 'Selvfølgelig, kom bare an');
  expect((await trained()).releaseNumber).toBe(releaseNumber + 1);
  const fresh = 'Selvfølgelig, kom bare an';
  expect(await answerAfter('Hvornår har I åbent?', fresh)).toBe('HoursYes!');
  expect(await answerAfter('Hvor kan jeg parkere?', fresh)).toBe('ParkingYes!');
});

test('a flow learns its own phrases and the template’s', async () => {
  await learner('Coffee', { trainingPhraseList: [{ id: newId, question: 'Serverer I kaffe?' }] });
  const { trainingPhraseCount } = await trained();
  expect(trainingPhraseCount).toBe(15 + 3);
  const { list } = await staff.call(endpoints.flows.getAllFlow, { params: params() });
  expect(list.reduce((sum, flow) => sum + flow.trainingPhraseCount, 0)).toBe(15 + 3);
  const coffee = list.find(({ title }) => title === 'Coffee');
  expect(coffee?.trainingPhraseCount).toBe(3);
  const opened = await staff.call(endpoints.flows.getFlow, {
    params: { ...params(), intentId: coffee?.id ?? '' },
  });
  expect(opened.trainingPhraseCount).toBe(3);
  expect(await answerAfter('Serverer I kaffe?')).toBe('Coffee!');
  expect(await answerAfter('Det vil jeg gerne')).toBe('Coffee!');
});

test('a draft’s template teaches the bot nothing until it is published', async () => {
  const own = { trainingPhraseList: [{ id: newId, question: 'Serverer I kaffe?' }] };
  const { id } = await learner('Coffee', { ...own, trainingPhraseTemplateId: null });
  const draft = await learner('Coffee', { ...own, id, isActive: false });
  await staff.call(endpoints.training.startTraining, { params: { agentId: bot.agentId } });
  await trained();
  expect(await answerAfter('Serverer I kaffe?')).toBe('Coffee!');
  expect(await answerAfter('Det vil jeg gerne')).toBe('Fallback!');
  await learner('Coffee', { ...own, id, revision: draft.revision });
  await trained();
  expect(await answerAfter('Det vil jeg gerne')).toBe('Coffee!');
});

test('only a change of phrases that visitors’ flows learn asks for training', async () => {
  const untouched = await state();
  const changed = await saveTemplate(template, 'Ja tak');
  expect(await state()).toEqual(untouched);
  await learner('Coffee');
  const { releaseNumber } = await trained();
  const same = await saveTemplate(changed, 'Ja tak');
  expect(await state()).toMatchObject({ releaseNumber, hasUntrainedChanges: false, state: 'idle' });
  await saveTemplate(same, 'Ja tak', 'Jo tak');
  expect((await trained()).releaseNumber).toBe(releaseNumber + 1);
});
