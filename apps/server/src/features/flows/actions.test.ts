import {
  ActionType,
  ConditionKind,
  ConditionType,
  danish,
  endpoints,
  newId,
  type SentFlow,
} from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { untilTrained } from '../../../test/until-trained.ts';

let server: TestServer;
let bot: TestBot;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId);
});

const save = (body: SentFlow) =>
  staff.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId: bot.agentId, languageId: danish.id },
    body,
  });
type Action = SentFlow['intentActionList'][number];
type Condition = NonNullable<Action['conditionList']>[number];
const email = '00000000-0000-4000-8000-000000000009';
const action = (changes: Partial<Action>): Action => ({
  id: newId,
  type: ActionType.chatWithHuman,
  redirectIntentId: null,
  ...changes,
});
const value = (changes: Partial<Condition> = {}): Condition => ({
  id: newId,
  kind: ConditionKind.entity,
  parameterAlias: 'mail',
  operator: 'endWith',
  value: '@x.dk',
  ...changes,
});
const time = (...officeTimeList: object[]): Condition => ({
  id: newId,
  kind: ConditionKind.customTime,
  officeTimeList: officeTimeList.map((span) => ({ id: newId, ...span })),
});

test('actions are done as their conditions hold, and the developer sees why', async () => {
  const words = 'Skriv til mig på';
  const phrase = [
    { text: `${words} ` },
    { text: 'a@b.dk', alias: 'mail', entityType: email, requiredSpeechBubble: 'Hvilken adresse?' },
  ];
  await save(
    flowInput({
      title: 'Skriv',
      chatResponseList: answerOf('Det gør vi.'),
      trainingPhraseList: [{ id: newId, question: `${words} a@b.dk`, trainingPhrasePartList: phrase }],
      intentActionList: [
        action({
          type: ActionType.closeChatbot,
          conditionList: [value()],
          conditionType: ConditionType.none,
        }),
        action({
          type: ActionType.redirectIntent,
          redirectIntentId: bot.flows.hours,
          conditionType: ConditionType.all,
          conditionList: [
            value(),
            value({ operator: 'matches', value: '^[a-z]+@' }),
            time({ fromTime: '00:00' }),
          ],
          conditionsNotMetIntentId: bot.flows.parking,
        }),
      ],
    }),
  );
  await untilTrained(staff.call, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  const after = async (text: string) => {
    const { events } = await visitor.say(text);
    return events.flatMap(({ event }) =>
      event.type === 'botSaid' ? [event.flowId] : event.type === 'chatClosed' ? ['closed'] : [],
    );
  };
  expect((await after(`${words} bo@x.dk`)).slice(-1)).toEqual([bot.flows.hours]);
  expect((await after(`${words} bo@y.dk`)).slice(-2)).toEqual(['closed', bot.flows.parking]);
  const chat = await staff.call(endpoints.conversations.getChat, {
    params: { chatToken: visitor.chatToken },
  });
  const checked = chat.events.flatMap(({ event }) => (event.type === 'conditionsChecked' ? [event] : []));
  expect(checked.map(({ action: kind, met }) => [kind, met])).toEqual([
    ['close', false],
    ['redirect', true],
    ['close', true],
    ['redirect', false],
  ]);
  expect(checked[3]?.conditions.map(({ actual, holds }) => [actual, holds]).slice(0, 2)).toEqual([
    ['bo@y.dk', false],
    ['bo@y.dk', true],
  ]);
});

describe('what is published keeps every rule of actions', () => {
  const at = 'intentActionList.0.conditionList';
  test.for<[string, string, Partial<Action>]>([
    ['conditionWithoutParameter', `${at}.0`, { conditionList: [value({ parameterAlias: ' ' })] }],
    ['conditionWithoutValue', `${at}.0`, { conditionList: [value({ value: '' })] }],
    ['conditionWithBadPattern', `${at}.0`, { conditionList: [value({ operator: 'matches', value: '(' })] }],
    [
      'conditionWithBadPattern',
      `${at}.0`,
      {
        conditionList: [
          value({
            kind: ConditionKind.customInfo,
            parameterAlias: 'channel',
            operator: 'matches',
            value: '(',
          }),
        ],
      },
    ],
    ...(
      [
        ['conditionWithoutParameter', { parameterAlias: 'mail' }],
        ['conditionWithoutValue', { parameterAlias: 'email', value: ' ' }],
        ['conditionWithBadOperator', { parameterAlias: 'email', operator: 'larger' }],
        ['conditionWithBadOperator', { parameterAlias: 'known' }],
      ] as const
    ).map<[string, string, Partial<Action>]>(([key, changes]) => [
      key,
      `${at}.0`,
      { conditionList: [value({ kind: ConditionKind.customer, ...changes })] },
    ]),
    ['conditionWithoutTime', `${at}.0`, { conditionList: [time()] }],
    ['conditionWithoutTime', `${at}.0`, { conditionList: [time({})] }],
    [
      'conditionWithoutTime',
      `${at}.0`,
      { conditionList: [time({ fromDate: '2026-12-02', toDate: '2026-12-01' })] },
    ],
    [
      'tooManyTimeConditions',
      `${at}.1`,
      { conditionList: [time({ fromTime: '08:00' }), time({ toTime: '08:00' })] },
    ],
    ['actionWithoutFlow', 'intentActionList.0.conditionsNotMetIntentId', { conditionsNotMetIntentId: newId }],
  ])('%s at %s', async ([key, path, changes]) => {
    const messageKey = `intentDetail.snackbar.${key}`;
    expect(await refusal(save(flowInput({ intentActionList: [action(changes)] })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path, messageKey }] },
    });
  });

  test('an operator that compares with nothing needs no value', async () => {
    await save(
      flowInput({ intentActionList: [action({ conditionList: [value({ operator: 'empty', value: '' })] })] }),
    );
  });
});
