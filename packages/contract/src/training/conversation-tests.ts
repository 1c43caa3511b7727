import { loggedEventSchema, parameterValueSchema, workFailures } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  acknowledged,
  agentLanguageParams,
  agentParams,
  id,
  nothing,
  timestamp,
} from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { channels, IntegrationType } from '../conversations/channels.ts';
import { messageMax } from '../conversations/conversations.ts';
import { pretendedCustomer } from '../customers/pretended-customer.ts';
import { sentEvent, simulatedBot } from './simulator.ts';

export const testTitleMax = 120;
/** How many times the visitor of a test can speak. */
export const testTurnsMax = 100;
/** Minutes of a year: a longer silence is none that a bot tells apart. */
const minutesMax = 366 * 24 * 60;

/** What comes of a visitor's turn. */
export const turnOutcome = z.object({
  /** The flows that were triggered; the last one decides. None when the bot did not answer. */
  flows: z.array(z.object({ id, title: z.string().max(200) })).max(50),
  /** Values by the names of their parameters, as conditions read them. */
  parameters: z.array(z.object({ name: z.string().max(200), value: z.string().max(messageMax) })).max(100),
  /** What the bot said, in words. */
  texts: z.array(z.string().max(20_000)).max(50),
});
export type TurnOutcome = z.infer<typeof turnOutcome>;

/** Of the values only those that are to be exact; texts are null where nobody has heard the answer yet. */
const expectedOutcome = turnOutcome.extend({ texts: turnOutcome.shape.texts.nullable() });
export type ExpectedOutcome = z.infer<typeof expectedOutcome>;

/** What came of something the bot waited for. It is not done again in a test: what came of it then is taken for granted. */
const workThen = z.object({
  /** Null when it succeeded. */
  failure: z.enum(workFailures).nullable(),
  values: z.array(parameterValueSchema.extend({ name: z.string().max(200) })).max(100),
  /** Nobody looked: the conversation was tried in the simulator. */
  isSimulated: z.literal(true).optional(),
});

export const testTurn = z.object({
  /** What is said, or the title of the suggestion that is picked. */
  text: z.string().trim().min(1).max(messageMax),
  /** The flow that the suggestion leads to; null for words. */
  pickedFlowId: id.nullable(),
  /** Whole minutes of silence before it. */
  minutesLater: z.int().min(0).max(minutesMax),
  work: z.array(workThen).max(20),
  expected: expectedOutcome,
});
export type TestTurn = z.infer<typeof testTurn>;

/**
 * How a turn differs from what is expected: another flow at the end, other values, other flows on the way, other words.
 * The first two always make a test fail, the words where it compares them.
 */
export const turnDifference = z.enum(['flow', 'parameters', 'path', 'wording']);
export type TurnDifference = z.infer<typeof turnDifference>;

/** `changed` is what differs from before in a way that the test lets pass. */
export const testState = z.enum(['passed', 'changed', 'failed']);
export type TestState = z.infer<typeof testState>;

/** Which bot a test was run on: as the simulator has them, or a new release before it answers. */
export const testedBot = z.enum([...simulatedBot.options, 'release']);
export type TestedBot = z.infer<typeof testedBot>;

const ranOn = {
  bot: testedBot,
  /** The release that was tried; null for the draft. */
  releaseNumber: z.int().nullable(),
  ranAt: timestamp,
};

export const testResult = z.object({
  ...ranOn,
  state: testState,
  /** Each turn of the test, in order. */
  turns: z.array(
    z.object({
      got: turnOutcome,
      differences: z.array(turnDifference),
      /** What was logged, to tell why. Of a test that passed it is not kept. */
      events: z.array(loggedEventSchema),
    }),
  ),
});
export type TestResult = z.infer<typeof testResult>;

/** What a test is, apart from how it went. */
export const testContent = z.object({
  title: z.string().trim().min(1, 'conversationTest.refused.missingTitle').max(testTitleMax),
  /** A release that breaks it does not answer. */
  mustHold: z.boolean(),
  /** Other words than before make it fail. */
  comparesWording: z.boolean(),
  /** The time it pretends to be at the first turn; null for the time of the run. */
  at: timestamp.nullable(),
  /** Whether somebody of the staff is there to take the chat. */
  staffOnline: z.boolean(),
  channel: z.literal(channels),
  /** The customer it pretends to be with; null for one who is not known, as in files from before this was there. */
  customer: pretendedCustomer.nullable().default(null),
  turns: z.array(testTurn).min(1, 'conversationTest.refused.nothingSaid').max(testTurnsMax),
});
export type TestContent = z.infer<typeof testContent>;

export const conversationTest = testContent.extend({
  id,
  languageId: agentLanguageParams.shape.languageId,
  revision: z.int(),
  lastModified: timestamp,
  /** How it went last; null when it has not been run as it is now. */
  result: testResult.nullable(),
});
export type ConversationTest = z.infer<typeof conversationTest>;

export const conversationTestInput = testContent.extend({ revision: z.int() });
export type ConversationTestInput = z.infer<typeof conversationTestInput>;

export const conversationTestListItem = z.object({
  id,
  title: z.string(),
  languageId: id,
  mustHold: z.boolean(),
  turnCount: z.int(),
  result: z.object({ ...ranOn, state: testState }).nullable(),
});
export type ConversationTestListItem = z.infer<typeof conversationTestListItem>;

/** All tests of a bot, run one after the other. */
export const testRun = z.object({
  ...ranOn,
  durationMs: z.int(),
  passedCount: z.int(),
  changedCount: z.int(),
  failedCount: z.int(),
  /** The release it was run on does not answer because of it. */
  blocked: z.boolean(),
});
export type TestRun = z.infer<typeof testRun>;

const testParams = agentParams.extend({ testId: id });
/** The draft is being trained; the same call is to be made again. `progress` is 0..1. */
const training = z.object({ status: z.literal('training'), progress: z.number() });

export const getConversationTests = endpoint({
  method: 'GET',
  path: '/intent/tests/agent/:agentId',
  summary:
    'The tests of an agent in all its languages, each with how it went last, and the last run of them all',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(conversationTestListItem), lastRun: testRun.nullable() }),
  provides: ['tests'],
});

export const getConversationTest = endpoint({
  method: 'GET',
  path: '/intent/tests/agent/:agentId/test/:testId',
  summary: 'One test, turn by turn, with how it went last',
  access: developers,
  params: testParams,
  query: nothing,
  body: nothing,
  reply: conversationTest,
  provides: [],
});

export const saveConversationTest = endpoint({
  method: 'PUT',
  path: '/intent/tests/agent/:agentId/test/:testId',
  summary:
    'Changes a test. What it got last is kept, and judged reset, unless something else is said than before',
  access: developers,
  params: testParams,
  query: nothing,
  body: conversationTestInput,
  reply: conversationTest,
  errors: [
    'conversationTest.refused.missingTitle',
    'conversationTest.refused.nothingSaid',
    'conversationTest.refused.changedByOther',
  ],
  invalidates: ['tests'],
});

export const deleteConversationTest = endpoint({
  method: 'DELETE',
  path: '/intent/tests/agent/:agentId/test/:testId',
  summary: 'Deletes a test',
  access: developers,
  params: testParams,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['tests'],
});

export const createConversationTest = endpoint({
  method: 'POST',
  path: '/intent/tests/new/agent/:agentId/language/:languageId',
  summary: 'Keeps a test that was written, of a conversation that nobody has had yet',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: testContent,
  reply: conversationTest,
  errors: ['conversationTest.refused.missingTitle', 'conversationTest.refused.nothingSaid'],
  invalidates: ['tests'],
});

export const createTestFromLog = endpoint({
  method: 'POST',
  path: '/intent/tests/agent/:agentId/language/:languageId',
  summary: 'Makes a test of a conversation that was only tried, which is to go the same way again',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    /** Numbered from 1 without gaps. */
    log: z.array(sentEvent),
    staffOnline: z.boolean(),
    channel: testContent.shape.channel.default(IntegrationType.widget),
    customer: testContent.shape.customer,
  }),
  reply: conversationTest,
  bodyLimit: 8 * 1024 * 1024,
  errors: [
    'conversationTest.refused.nothingSaid',
    'simulator.refused.logTooLong',
    'simulator.refused.logWithGaps',
  ],
  invalidates: ['tests'],
});

export const createTestFromConversation = endpoint({
  method: 'POST',
  path: '/intent/tests/agent/:agentId/chatToken/:chatToken',
  summary: 'Makes a test of what a visitor and the bot have said, as far as it was the bot that answered',
  access: developers,
  params: agentParams.extend({ chatToken: id }),
  query: nothing,
  body: nothing,
  reply: conversationTest,
  errors: ['conversationTest.refused.nothingSaid'],
  invalidates: ['tests'],
});

export const runConversationTest = endpoint({
  method: 'POST',
  path: '/intent/tests/run/agent/:agentId/test/:testId',
  summary: 'Runs one test and tells all that was logged',
  access: developers,
  audit: 'reads',
  params: testParams,
  query: nothing,
  body: z.object({ bot: simulatedBot }),
  cost: 20,
  reply: z.discriminatedUnion('status', [
    z.object({ status: z.literal('done'), result: testResult }),
    training,
  ]),
  errors: ['simulator.refused.notPublished'],
  invalidates: ['tests'],
});

export const runConversationTests = endpoint({
  method: 'POST',
  path: '/intent/tests/run/agent/:agentId',
  summary: 'Runs all tests of an agent in the languages that the bot has, and answers when it is done',
  access: developers,
  audit: 'reads',
  params: agentParams,
  query: nothing,
  body: z.object({
    bot: simulatedBot,
    /** Names this run in the hub's `testProgress` events. */
    runId: id,
  }),
  cost: 500,
  reply: z.discriminatedUnion('status', [z.object({ status: z.literal('done'), run: testRun }), training]),
  invalidates: ['tests'],
});
