import {
  danish,
  EntityDataType,
  endpoints,
  newId,
  type SentFlow,
  systemEntityTypeId,
  TrainingPhraseType,
} from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const params = () => ({ agentId: bot.agentId, languageId: danish.id });
const save = (body: SentFlow) => staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body });
const type = (name: keyof typeof EntityDataType) => systemEntityTypeId(EntityDataType[name]);
type Phrase = SentFlow['trainingPhraseList'][number];
type Part = NonNullable<Phrase['trainingPhrasePartList']>[number];

const date = (more: Partial<Part> = {}): Part => ({
  text: 'i morgen',
  alias: 'dag',
  entityType: type('date'),
  ...more,
});
const email = (more: Partial<Part> = {}): Part => ({
  text: 'a@b.dk',
  alias: 'mail',
  entityType: type('email'),
  ...more,
});
const phrase = (...parts: Part[]): Phrase => ({
  id: newId,
  question: parts.map(({ text }) => text).join(''),
  trainingPhrasePartList: parts,
});
const values = (...parts: Part[]): Phrase => ({ ...phrase(...parts), type: TrainingPhraseType.entities });
const keywords = (...words: (string | string[])[]): Phrase => {
  const parts = words.map((word) => {
    const [text = '', ...others] = [word].flat();
    return { text, keywords: others };
  });
  return { ...phrase(...parts), type: TrainingPhraseType.keywords };
};

test('a phrase is read as it was saved, in the draft and in what was published', async () => {
  const list = [
    phrase(
      { text: 'Et bord ' },
      date({ requiredSpeechBubble: 'Hvilken dag?', defaultValue: 'i dag', days: 'upcoming' }),
    ),
    { ...phrase(date({ text: '{{dag}}' })), type: TrainingPhraseType.entities },
    keywords(['bord', 'borde', 'plads'], 'bestil'),
  ];
  const saved = await save(flowInput({ trainingPhraseList: list }));
  expect(saved.trainingPhraseList).toMatchObject(
    list.map(({ id: _, ...content }, index) => ({ ...content, index })),
  );
  const again = await save(inputOf(saved));
  expect(again.trainingPhraseList).toEqual(saved.trainingPhraseList);
  const version = await staff.call(endpoints.flows.getFlowVersion, {
    params: { ...params(), intentId: saved.id, version: 1 },
  });
  expect(version.trainingPhraseList.map(({ id: _, ...rest }) => rest)).toEqual(
    saved.trainingPhraseList.map(({ id: _, ...rest }) => rest),
  );
});

describe('what is published keeps every rule of phrases', () => {
  const at = 'trainingPhraseList';
  test.for<[string, string, SentFlow['trainingPhraseList'], Partial<SentFlow>?]>([
    [
      'missingTrainingPhrasePartParameter',
      `${at}.0.trainingPhrasePartList.1.alias`,
      [phrase({ text: 'Bord ' }, date({ alias: ' ' }))],
    ],
    [
      'missingTrainingPhrasePartDefaultValue',
      `${at}.0.trainingPhrasePartList.1.defaultValue`,
      [phrase({ text: 'Bord ' }, date({ defaultValue: ' ' }))],
    ],
    // The same number, names and types of parameters in every phrase.
    [
      'missingTrainingPhrasePartParameter',
      `${at}.1`,
      [phrase({ text: 'Bord ' }, date()), phrase({ text: 'Et bord' })],
    ],
    [
      'missingTrainingPhrasePartParameter',
      `${at}.1`,
      [phrase({ text: 'Bord ' }, date()), phrase({ text: 'Fri ' }, date({ alias: 'day' }))],
    ],
    [
      'missingTrainingPhrasePartParameter',
      `${at}.1`,
      [phrase({ text: 'Bord ' }, date()), phrase({ text: 'Fri ' }, date({ entityType: type('time') }))],
    ],
    [
      'globalTrainingPhraseWithAllTextEntity',
      `${at}.0`,
      [phrase(email({ text: 'hvad som helst', entityType: type('text') }))],
    ],
    // Free text is recognised by the words around it alone.
    [
      'entityTrainingPhraseWithText',
      `${at}.0`,
      [
        values(
          date({ text: '{{day}}' }),
          date({ text: '{{name}}', alias: 'name', entityType: type('text') }),
        ),
      ],
    ],
    ['emptyTrainingPhrase', `${at}.0.question`, [{ ...values(date({ text: '' })), question: '{{day}}' }]],
    [
      'tooManyKeywordTrainingPhrases',
      `${at}.3`,
      [keywords('a'), keywords('b'), keywords('c'), keywords('d')],
    ],
    ['tooManyKeywordsInTrainingPhrase', `${at}.0`, [keywords('a', 'b', 'c', 'd')]],
    ['emptyTrainingPhrase', `${at}.0.question`, [keywords(' ')]],
    [
      'emptyTrainingPhrase',
      `${at}.0.question`,
      [{ ...phrase({ text: 'x' }), type: TrainingPhraseType.entities }],
    ],
  ])('%s at %s', async ([key, path, trainingPhraseList, more]) => {
    const messageKey = `intentDetail.snackbar.${key}`;
    expect(await refusal(save(flowInput({ trainingPhraseList, ...more })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path, messageKey }] },
    });
  });

  test('a kind of value that the agent does not have is refused, in drafts too', async () => {
    const messageKey = 'intentDetail.snackbar.entityTypeGone';
    const trainingPhraseList = [phrase({ text: 'Bord ' }, date({ entityType: bot.agentId }))];
    expect(await refusal(save(flowInput({ trainingPhraseList, isActive: false })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path: `${at}.0.trainingPhrasePartList.1`, messageKey }] },
    });
  });

  test('parameters in another order are the same, keywords have none, and a follow-up may be all text', async () => {
    const trainingPhraseList = [
      phrase({ text: 'Bord ' }, date(), { text: ' til ' }, email()),
      phrase({ text: 'Skriv til ' }, email(), { text: ' ' }, date()),
      keywords('bord'),
    ];
    const parent = await save(flowInput({ trainingPhraseList }));
    const text = email({ text: 'hvad som helst', entityType: type('text') });
    await save(flowInput({ title: 'Navn', followUpParentId: parent.id, trainingPhraseList: [phrase(text)] }));
  });
});

test('a visitor is asked for what is missing, and the values stand in the answer', async () => {
  const ask = { requiredSpeechBubble: 'Hvilken dag, {{mail}}?' };
  await save(
    flowInput({
      title: 'Bord',
      chatResponseList: answerOf('**Bord** {{dag}}. Vi skriver til {{mail}}.'),
      trainingPhraseList: [
        phrase({ text: 'Jeg vil gerne bestille et bord ' }, date(ask), { text: ', skriv til ' }, email()),
        phrase({ text: 'Har I plads ' }, date(), { text: '? Jeg hedder ' }, email()),
      ],
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  let last: unknown;
  const answersTo = async (words: string) => {
    const { events } = await visitor.say(words);
    last = events.at(-1)?.event;
    return events
      .flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []))
      .flatMap(({ messages }) =>
        messages.flatMap((message) => (message.kind === 'text' ? message.text : [])),
      );
  };
  expect((await answersTo('jeg vil gerne bestille et bord, skriv til bo@x.dk')).at(-1)).toBe(
    'Hvilken dag, bo@x.dk?',
  );
  // It is no answer that a visitor rates.
  expect(last).toMatchObject({ type: 'botSaid', isQuestion: true });
  const hint = 'Skriv det for eksempel sådan:\n- i morgen\n- næste tirsdag';
  expect(await answersTo('øh')).toEqual([`Hvilken dag, bo@x.dk?\n${hint}`]);
  expect(await answersTo('i morgen')).toEqual(['**Bord** i morgen. Vi skriver til bo@x\\.dk.']);
  expect(await answersTo('nej, i overmorgen')).toEqual(['**Bord** i overmorgen. Vi skriver til bo@x\\.dk.']);
});

test('values are asked for in the order of the oldest phrase, also when a newer stands on top and the question is changed', async () => {
  const day = date({ requiredSpeechBubble: 'Hvilken dag?' });
  const oldest = (mail: Part) => phrase({ text: 'bestil til ' }, day, { text: ' og skriv til ' }, mail);
  const first = await save(
    flowInput({
      trainingPhraseList: [oldest(email({ requiredSpeechBubble: 'Mail?' }))],
      chatResponseList: answerOf('Tak.'),
    }),
  );
  const mail = email({ requiredSpeechBubble: 'Hvilken mail?' });
  const newest = phrase(
    { text: 'jeg vil gerne bestille et bord' },
    { ...mail, text: '' },
    { ...day, text: '' },
  );
  const saved = await save({ ...first, isActive: true, trainingPhraseList: [newest, oldest(mail)] });
  expect(saved.trainingPhraseList.map(({ question }) => question)).toEqual([
    'bestil til i morgen og skriv til a@b.dk',
    'jeg vil gerne bestille et bord',
  ]);
  await untilTrained(staff.call, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  expect(botWords(await visitor.say('jeg vil gerne bestille et bord')).at(-1)).toBe('Hvilken dag?');
  expect(botWords(await visitor.say('i morgen')).at(-1)).toBe('Hvilken mail?');
});

test('a value of free text is found by the words around it', async () => {
  const name = (text: string) => ({
    text,
    alias: 'navn',
    entityType: type('text'),
    requiredSpeechBubble: 'Hvad hedder du?',
  });
  const names = ['Bo', 'Anna Holm', 'Jens', 'Fatima Said', 'Ole Peter', 'Karen'];
  await save(
    flowInput({
      title: 'Navn',
      chatResponseList: answerOf('Hej {{navn}}'),
      trainingPhraseList: names.flatMap((one) => [
        phrase({ text: 'Jeg hedder ' }, name(one)),
        phrase({ text: 'Mit navn er ' }, name(one), { text: ' og jeg vil gerne bookes' }),
      ]),
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  const answerTo = async (words: string) => {
    const { events } = await visitor.say(words);
    const bubbles = events.flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []));
    return bubbles.at(-1)?.messages.flatMap((message) => (message.kind === 'text' ? message.text : []));
  };
  expect(await answerTo('Mit navn er Mette Bang og jeg vil gerne bookes')).toEqual(['Hej Mette Bang']);
  expect(await answerTo('jeg vil gerne bookes')).toEqual(['Hvad hedder du?']);
});

test('a phrase of values fits without the free text that the bot asks for', async () => {
  const name: Part = {
    text: '',
    alias: 'navn',
    entityType: type('text'),
    requiredSpeechBubble: 'Hvad hedder du?',
  };
  await save(
    flowInput({
      title: 'Mail',
      trainingPhraseList: [values(email({ text: '{{mail}}' }), name)],
      chatResponseList: answerOf('Tak {{navn}}.'),
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  expect(botWords(await visitor.say('jeg tror det er noget@andet.dk')).at(-1)).toBe('Hvad hedder du?');
  expect(botWords(await visitor.say('Mette Bang'))).toEqual(['Tak Mette Bang.']);
});

test('a flow is found by kinds of value alone, and one without the classifier only word for word', async () => {
  const trainingPhraseList = [{ ...phrase(email({ text: '{{mail}}' })), type: TrainingPhraseType.entities }];
  const mail = await save(
    flowInput({ title: 'Mail', trainingPhraseList, chatResponseList: answerOf('Tak, {{mail}}.') }),
  );
  const exact = await save(
    flowInput({
      title: 'Kodeord',
      mlActive: false,
      chatResponseList: answerOf('Sesam.'),
      trainingPhraseList: [phrase({ text: 'Hvad er det hemmelige kodeord til døren' })],
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const understood = async (words: string) => {
    const visitor = await visitorOf(server, bot.clientKey);
    await visitor.say(words);
    const { chatToken } = visitor;
    const chat = await staff.call(endpoints.conversations.getChat, { params: { chatToken } });
    const event = chat.events.map((logged) => logged.event).find((one) => one.type === 'understood');
    return event?.type === 'understood' ? event : undefined;
  };
  expect(await understood('jeg tror det er noget@andet.dk')).toMatchObject({
    layer: 'entities',
    ranking: expect.arrayContaining([{ flowId: mail.id, confidence: 1 }]),
    entities: [{ typeId: type('email'), text: 'noget@andet.dk', value: 'noget@andet.dk' }],
  });
  expect(await understood('hvad er det hemmelige kodeord til døren?')).toMatchObject({
    layer: 'exact',
    ranking: [{ flowId: exact.id, confidence: 1 }],
  });
  const keyword = await save(
    flowInput({
      title: 'Kunst',
      chatResponseList: answerOf('Se her.'),
      trainingPhraseList: [keywords(['maleri', 'billede'], 'udstilling')],
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const painted = await understood('hvilke billeder hænger på jeres udstillinger?');
  expect(painted).toMatchObject({ layer: 'keywords' });
  expect(painted?.ranking[0]).toEqual({ flowId: keyword.id, confidence: 1 });
  expect((await understood('hvilke billeder er der i restauranten?'))?.layer).toBe('classifier');
  const close = await understood('det hemmelige kodeord til døren');
  expect(close?.layer).toBe('classifier');
  expect(close?.ranking.find(({ flowId }) => flowId === exact.id)?.confidence ?? 0).toBeLessThan(0.1);
});
