import {
  type BodyOf,
  type ConversationTest,
  danish,
  endpoints,
  type SimulatedBot,
  type TestResult,
  type TestRun,
} from '@samtale/contract';
import { vi } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { createBot, type TestBot } from './create-bot.ts';
import { type flowInput, inputOf } from './flow-content.ts';
import { type SignedIn, staffOf } from './people.ts';
import type { TestServer } from './start-test-server.ts';

const tests = endpoints.conversationTests;
const languageId = danish.id;
export type Log = BodyOf<typeof tests.createTestFromLog>['log'];

/** What a simulated conversation pretends; all else is usual. */
type Circumstances = Partial<
  Pick<BodyOf<typeof endpoints.simulator.simulateTurn>, 'bot' | 'at' | 'staffOnline' | 'customer'>
>;

/** Somebody of the staff who keeps conversation tests of a bot of their own. */
export class ConversationTester {
  readonly bot: TestBot;
  readonly staff: SignedIn;

  private constructor(bot: TestBot, staff: SignedIn) {
    this.bot = bot;
    this.staff = staff;
  }

  static async of(server: TestServer): Promise<ConversationTester> {
    const bot = await createBot(server.app);
    return new ConversationTester(bot, await staffOf(server, bot.agentId, [2]));
  }

  get agent() {
    return { agentId: this.bot.agentId };
  }

  get language() {
    return { ...this.agent, languageId } as const;
  }

  at(testId: string) {
    return { params: { ...this.agent, testId } };
  }

  /** What is said one after the other in the simulator; the log of it. */
  async simulate(texts: readonly string[], more: Circumstances = {}): Promise<Log> {
    let log: Log = [];
    for (const text of texts) {
      const { events } = await vi.waitFor(async () => {
        const turn = await this.staff.call(endpoints.simulator.simulateTurn, {
          params: this.language,
          body: {
            bot: 'published',
            log,
            input: { type: 'said', text },
            at: null,
            staffOnline: true,
            ...more,
          },
        });
        if (turn.status === 'training') throw new Error('still training');
        return turn;
      }, 10_000);
      log = [...log, ...events];
    }
    return log;
  }

  fromLog(log: Log, staffOnline = true): Promise<ConversationTest> {
    return this.staff.call(tests.createTestFromLog, { params: this.language, body: { log, staffOnline } });
  }

  /** A test of what is said one after the other. */
  async saved(...texts: string[]): Promise<ConversationTest> {
    return this.fromLog(await this.simulate(texts));
  }

  read(testId: string): Promise<ConversationTest> {
    return this.staff.call(tests.getConversationTest, this.at(testId));
  }

  list() {
    return this.staff.call(tests.getConversationTests, { params: this.agent });
  }

  /** Saves changes of a test. */
  change({ id, ...test }: ConversationTest, changes: Partial<ConversationTest>): Promise<ConversationTest> {
    return this.staff.call(tests.saveConversationTest, { ...this.at(id), body: { ...test, ...changes } });
  }

  /** Runs a test once the draft is trained. */
  run(testId: string, on: SimulatedBot = 'draft'): Promise<TestResult> {
    return vi.waitFor(async () => {
      const call = { ...this.at(testId), body: { bot: on } };
      const reply = await this.staff.call(tests.runConversationTest, call);
      if (reply.status === 'training') throw new Error('still training');
      return reply.result;
    }, 10_000);
  }

  runAll(on: SimulatedBot = 'draft', runId = createId()): Promise<TestRun> {
    return vi.waitFor(async () => {
      const call = { params: this.agent, body: { bot: on, runId } };
      const reply = await this.staff.call(tests.runConversationTests, call);
      if (reply.status === 'training') throw new Error('still training');
      return reply.run;
    }, 10_000);
  }

  /** Changes a flow and saves it, as draft unless told. */
  async edit(flowId: string, changes: Partial<ReturnType<typeof flowInput>>): Promise<void> {
    const params = { ...this.language, intentId: flowId };
    const flow = await this.staff.call(endpoints.flows.getFlow, { params });
    const body = { ...inputOf(flow), isActive: false, ...changes };
    await this.staff.call(endpoints.flows.addOrUpdateFlow, { params, body });
  }
}
