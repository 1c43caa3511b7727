import {
  danish,
  EntityDataType,
  endpoints,
  english,
  IntentType,
  newId,
  type SentFlow,
  systemEntityTypeId,
} from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const params = () => ({ agentId: bot.agentId, languageId: danish.id as string });
const save = (body: SentFlow) => staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body });
const type = (name: keyof typeof EntityDataType) => systemEntityTypeId(EntityDataType[name]);
const asking = (...marked: [alias: string, type: keyof typeof EntityDataType][]) =>
  [
    {
      id: newId,
      question: '',
      trainingPhrasePartList: [
        { text: 'Noget om ' },
        ...marked.map(([alias, name]) => ({ text: `${alias} `, alias, entityType: type(name) })),
      ],
    },
  ].map((phrase) => ({
    ...phrase,
    question: phrase.trainingPhrasePartList
      .map(({ text }) => text)
      .join('')
      .trim(),
  }));

const follow = (
  changes: Partial<{ parent: string; isFallback: boolean; title: string; redirectToIntentId: string }> = {},
) => {
  const {
    parent = bot.flows.hours,
    isFallback = false,
    title = 'Lørdag',
    redirectToIntentId = null,
  } = changes;
  const path = { ...params(), parentIntentId: parent, isFallback: `${isFallback}` as const, title };
  return staff.call(endpoints.flows.addBasicFollowUpIntent, {
    params: { ...path, intentType: IntentType.sub },
    body: { speechBubble: answerOf('Til 14.')[0]?.speechBubbleList[0] ?? null, redirectToIntentId },
  });
};

describe('a basic follow-up', () => {
  test('is a draft below its flow, with an answer and where to go on', async () => {
    const made = await follow({ redirectToIntentId: bot.flows.hours });
    expect(made).toMatchObject({
      title: 'Lørdag',
      followUpParentId: bot.flows.hours,
      intentType: IntentType.sub,
      isActive: false,
      isPublished: false,
      chatResponseList: [
        { title: 'Response 1', speechBubbleList: [{ messageList: [{ content: 'Til 14.' }] }] },
      ],
      intentActionList: [{ type: 2, redirectIntentId: bot.flows.hours }],
    });
  });

  test('is refused below a flow that is gone, and with a redirect to one', async () => {
    expect(await refusal(follow({ parent: newId }))).toMatchObject({ status: 404 });
    expect(await refusal(follow({ redirectToIntentId: bot.agentId }))).toMatchObject({
      status: 400,
      messageKey: 'intentList.snackbar.chooseSubIntentError',
    });
    expect(await refusal(follow({ title: ' ' }))).toMatchObject({ status: 404 });
  });

  test('of all that are said else there is one', async () => {
    expect(await follow({ isFallback: true })).toMatchObject({ intentType: IntentType.fallback });
    expect(await refusal(follow({ isFallback: true }))).toMatchObject({
      status: 409,
      messageKey: 'intentDetail.snackbar.elseIntentExists',
    });
  });

  test('an else flow answers what no follow-up covers, as long as its flow is talked about', async () => {
    const made = await follow({ isFallback: true });
    await save({ ...inputOf(made), isActive: true });
    await untilTrained(staff.call, bot.agentId);
    const visitor = await visitorOf(server, bot.clientKey);
    const wordsAfter = async (text: string) =>
      (await visitor.say(text)).events
        .flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []))
        .flatMap(({ messages }) => messages.flatMap((one) => (one.kind === 'text' ? one.text : [])));
    expect(await wordsAfter('xyzzy')).not.toContain('Til 14.');
    await visitor.say('Hvornår har I åbent?');
    expect(await wordsAfter('xyzzy')).toEqual(['Til 14.']);
  });
});

test('the values of a flow and of those it follows up on can be named, nearest first', async () => {
  const table = await save(flowInput({ trainingPhraseList: asking(['dag', 'date'], ['antal', 'number']) }));
  const time = await save(
    flowInput({
      title: 'Tid',
      followUpParentId: table.id,
      trainingPhraseList: asking(['tid', 'time'], ['antal', 'age']),
    }),
  );
  const read = (flowId: string, languageId = params().languageId) =>
    staff.call(endpoints.flows.getEntityOptions, { params: { ...params(), languageId, flowId } });
  expect((await read(time.id)).list).toEqual([
    { alias: 'tid', entityType: type('time'), intentId: time.id },
    { alias: 'antal', entityType: type('age'), intentId: time.id },
    { alias: 'dag', entityType: type('date'), intentId: table.id },
  ]);
  expect((await read(time.id, english.id)).list).toEqual([]);
});

test('values are found in phrases and come back as their parts', async () => {
  const { list } = await staff.call(endpoints.flows.parseTrainingPhrase, {
    params: params(),
    body: {
      parseQuestionParameter: {
        questionList: ['Et bord i morgen, skriv til bo@x.dk', 'Hej', 'i morgen eller 3. maj'],
        parameterList: [
          { alias: 'mail', entityType: type('email') },
          { alias: 'dag', entityType: type('date') },
        ],
      },
    },
  });
  const shown = list.map(({ trainingPhrasePartList }) =>
    trainingPhrasePartList.map(({ text, alias }) => (alias ? `[${text}:${alias}]` : text)).join(''),
  );
  expect(shown).toEqual([
    'Et bord [i morgen:dag], skriv til [bo@x.dk:mail]',
    'Hej',
    '[i morgen:dag] eller 3. maj',
  ]);
  expect(list.map(({ question }) => question)[1]).toBe('Hej');
});
