import { danish, endpoints, MessageType, type SentFlow } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { bubbleOf, flowInput } from '../../../test/flow-content.ts';
import { staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { trainAgent } from '../training/index.ts';
import { flows, flowVersions } from './tables.ts';

const languageId: string = danish.id;
const server = useServer();
const { bot, staff } = useBot(server, beforeAll);

const save = (body: SentFlow) =>
  staff.call(endpoints.flows.addOrUpdateFlow, { params: { agentId: bot.agentId, languageId }, body });
const read = (intentId: string) =>
  staff.call(endpoints.flows.getFlow, { params: { agentId: bot.agentId, languageId, intentId } });
const say = async (text: string) => {
  const visitor = await visitorOf(server, bot.clientKey);
  const { events } = await visitor.say(text);
  const bubbles = events.flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []));
  const list = await staff.call(endpoints.conversations.getChatList, {
    params: { agentId: bot.agentId },
    query: {},
  });
  return { bubble: bubbles.at(-1), preview: list.list[0]?.lastMessage };
};
const publish = async (chatResponseList: SentFlow['chatResponseList']) => {
  const { releaseNumber } = await untilTrained(staff.call, bot.agentId);
  const phrase = `Vis mig alt ${releaseNumber}`;
  const trainingPhraseList = [{ id: '00000000-0000-0000-0000-000000000000', question: phrase }];
  await save(flowInput({ title: phrase, chatResponseList, trainingPhraseList }));
  await untilTrained(staff.call, bot.agentId);
  return say(phrase);
};

const { text, link, image, video, suggestion, card } = MessageType;

test('every kind of message reaches the visitor as it was written', async () => {
  const { bubble, preview } = await publish(
    bubbleOf(
      [
        { content: '**Hej**', lineBreak: false },
        { messageType: link, url: 'mailto:hej@x.dk', title: 'skriv' },
        { messageType: image, url: 'https://x.dk/a.png', title: 'En cykel' },
        {
          messageType: video,
          url: 'https://x.dk/a.mp4',
          title: 'En film',
          autoPlay: true,
          showControls: false,
        },
        {
          messageType: suggestion,
          suggestion: { intentToTriggerId: bot.flows.hours, displayText: 'Åbent?' },
        },
        {
          messageType: card,
          title: 'Strand',
          content: 'Syv gear',
          imageUrl: '/media/city-bike.svg',
          url: 'https://x.dk/strand',
          linkTitle: 'Se den',
        },
        { messageType: card, title: 'Nøgen' },
      ],
      { delay: 1, displayBackground: false, avatarUrl: 'https://x.dk/me.png', carousel: true },
    ),
  );
  expect(bubble).toEqual({
    delay: 1,
    hidesBackground: true,
    avatarUrl: 'https://x.dk/me.png',
    carousel: true,
    messages: [
      { kind: 'text', text: '**Hej**' },
      { kind: 'link', url: 'mailto:hej@x.dk', title: 'skriv', continues: true },
      { kind: 'image', url: 'https://x.dk/a.png', title: 'En cykel' },
      { kind: 'video', url: 'https://x.dk/a.mp4', title: 'En film', autoPlay: true },
      { kind: 'suggestion', title: 'Åbent?', flowId: bot.flows.hours },
      {
        kind: 'card',
        title: 'Strand',
        text: 'Syv gear',
        imageUrl: '/media/city-bike.svg',
        url: 'https://x.dk/strand',
        linkTitle: 'Se den',
      },
      { kind: 'card', title: 'Nøgen', text: '' },
    ],
  });
  expect(preview).toBe('Hej skriv En cykel En film Strand Nøgen');
});

describe('a bubble for some channels', () => {
  test.for([
    [[1], [1]],
    [
      [4, 1],
      [1, 4],
    ],
    [[1, 2, 3, 4], undefined],
    [[], undefined],
  ] as const)('%j is said there', async ([integrationTypeList, channels]) => {
    const { bubble } = await publish(
      bubbleOf([{ content: 'Hej' }], { integrationTypeList: [...integrationTypeList] }),
    );
    expect(bubble).toMatchObject({ messages: [{ text: 'Hej' }] });
    expect(bubble?.channels).toEqual(channels);
  });

  test('is kept as it was sent, and not said elsewhere', async () => {
    const [response] = bubbleOf([{ content: 'Sms' }], { integrationTypeList: [4, 3] });
    const [other] = bubbleOf([{ content: 'Alle' }]);
    const speechBubbleList = [...(response?.speechBubbleList ?? []), ...(other?.speechBubbleList ?? [])];
    const { bubble, preview } = await publish([{ title: 'Kort svar', speechBubbleList }]);
    expect(bubble).toEqual({ delay: 0, messages: [{ kind: 'text', text: 'Alle' }] });
    expect(preview).toBe('Alle');
    const saved = await save(flowInput({ chatResponseList: [{ title: 'Kort svar', speechBubbleList }] }));
    expect((await read(saved.id)).chatResponseList[0]).toMatchObject({
      title: 'Kort svar',
      speechBubbleList: [{ integrationTypeList: [4, 3] }, { integrationTypeList: [] }],
    });
  });

  test.for([[0], [5], [1, 2, 3, 4, 1]])('%j names none', async (integrationTypeList) => {
    const [response] = bubbleOf([{ content: 'Hej' }]);
    const speechBubbleList = response?.speechBubbleList.map((bubble) => ({ ...bubble, integrationTypeList }));
    const chatResponseList = [{ title: 'Response 1', speechBubbleList }] as SentFlow['chatResponseList'];
    expect(await refusal(save(flowInput({ chatResponseList })))).toMatchObject({ status: 400 });
  });
});

test('a list tells of a bubble without words by its address', async () => {
  const { preview } = await publish(bubbleOf([{ messageType: image, url: 'https://x.dk/a.png' }]));
  expect(preview).toBe('x.dk/a.png');
});

describe('what is published names what it shows', () => {
  const message = 'chatResponseList.0.speechBubbleList.0.messageList.0';
  const bad = [
    '',
    ' ',
    '/a.png',
    'a.png',
    '//x.dk/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
  ];
  const addresses = [
    ...bad.flatMap((url) => [link, image, video].map((messageType) => ({ messageType, url, title: 'x' }))),
    ...bad.slice(2).map((url) => ({ messageType: card, title: 'x', url })),
    ...bad.slice(2).map((imageUrl) => ({ messageType: card, title: 'x', imageUrl })),
    { messageType: image, url: 'mailto:hej@x.dk' },
    { messageType: video, url: 'tel:+4512345678' },
  ];
  const withoutWords = [
    { messageType: text, content: ' \n' },
    { messageType: card, title: ' ', url: 'https://x.dk' },
  ];
  test.for([
    ...addresses.map((content) => ['messageWithBadAddress', content] as const),
    ...withoutWords.map((content) => ['speechBubbleWithoutMessage', content] as const),
  ])('%s: %j', async ([key, content]) => {
    const messageKey = `intentDetail.snackbar.${key}`;
    const chatResponseList = bubbleOf([content]);
    expect(await refusal(save(flowInput({ chatResponseList })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path: message, messageKey }] },
    });
    // A draft may be half written.
    await save(flowInput({ chatResponseList, isActive: false }));
  });

  test('an avatar is a file', async () => {
    const chatResponseList = bubbleOf([{ content: 'Hej' }], { avatarUrl: 'javascript:alert(1)' });
    const { details } = await refusal(save(flowInput({ chatResponseList })));
    expect(details.fields).toEqual([
      {
        path: 'chatResponseList.0.speechBubbleList.0.avatarUrl',
        messageKey: 'intentDetail.snackbar.avatarWithBadAddress',
      },
    ]);
  });

  test.for([
    { messageType: link, url: 'tel:+4512345678' },
    { messageType: link, url: ' https://x.dk/å ' },
    { messageType: image, url: '/media/city-bike.svg' },
    { messageType: video, url: 'https://youtu.be/dQw4w9WgXcQ' },
    { messageType: card, imageUrl: 'http://x.dk/a.png' },
  ])('%j is taken', async (content) => {
    const chatResponseList = bubbleOf([content]);
    expect((await save(flowInput({ chatResponseList }))).chatResponseList).toEqual(chatResponseList);
  });
});

test('a flow saved before messages had these fields reads, trains and answers as it did', async () => {
  const own = await createBot(server.app);
  const id = own.flows.hours;
  const old = {
    chatResponseList: [
      {
        title: 'Response 1',
        speechBubbleList: [
          {
            id,
            index: 0,
            delay: 0,
            messageList: [{ id, index: 0, messageType: text, content: 'Som før', suggestion: null }],
          },
        ],
      },
    ],
    intentActionList: [],
  };
  const scope = server.app.database.agent(own.agentId);
  await scope.update(flows, { content: old }, eq(flows.id, id));
  await scope.update(flowVersions, { content: old }, eq(flowVersions.flowId, id));
  await trainAgent(server.app, own.agentId);
  const { call } = await staffOf(server, own.agentId);
  const flow = await call(endpoints.flows.getFlow, {
    params: { agentId: own.agentId, languageId, intentId: id },
  });
  expect(flow.chatResponseList).toEqual(bubbleOf([{ id, content: 'Som før' }], { id }));
  const { events } = await (await visitorOf(server, own.clientKey)).say('Hvornår har I åbent?');
  const bubble = events.flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : [])).at(-1);
  expect(bubble).toEqual({ delay: 0, messages: [{ kind: 'text', text: 'Som før' }] });
});
