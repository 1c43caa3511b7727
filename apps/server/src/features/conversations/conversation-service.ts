import type { Conversation, ConversationSummary, Delivery, VisitorMessage } from '@samtale/contract';
import { languages } from '@samtale/contract';
import { initialState, type Person } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { ReleaseCache } from '../training/index.ts';
import { StepAnnouncer } from './announce-step.ts';
import { createCommitSteps } from './commit-steps.ts';
import { ConversationMemory } from './conversation-memory.ts';
import { conversationSummary } from './conversation-summary.ts';
import { countConversations, type ListQuery, listConversations } from './list-conversations.ts';
import { readLog, staffDelivery, visitorDelivery } from './read-log.ts';
import { StepQueue, type StepRequest } from './step-queue.ts';
import type { StoredStep } from './stored-step.ts';
import { conversations } from './tables.ts';
import type { StepInput } from './take-step.ts';
import { WorkRunner, workSweepInterval } from './work-runner.ts';

/** Everything that happens to conversations, whichever channel or screen it comes from. */
export class ConversationService {
  private readonly app: App;
  private readonly queue: StepQueue;
  private readonly announcer: StepAnnouncer;
  private readonly memory: ConversationMemory;
  private readonly work: WorkRunner;

  constructor(app: App, releases: ReleaseCache) {
    this.app = app;
    this.memory = new ConversationMemory(app);
    this.queue = new StepQueue(app.database, createCommitSteps(app, releases, this.memory));
    this.announcer = new StepAnnouncer(app);
    this.work = new WorkRunner(app, async ({ agentId, conversationId, seq }, outcome) => {
      const input: StepInput = { type: 'workDone', of: seq, outcome };
      await this.step({ agentId, conversationId, clientId: null, input });
    });
    app.jobs.repeat(workSweepInterval, () => this.doDueWork());
  }

  /** Makes an empty conversation; its log begins with the first message. Its id. */
  async start(agentId: string, widgetId: string, languageCode: 'da' | 'en'): Promise<string> {
    const id = createId();
    const at = this.app.now().toISOString();
    const languageId = languages.find((language) => language.languageCodeShort === languageCode)?.id ?? '';
    const row = {
      id,
      widgetId,
      integrationType: 1,
      languageId,
      state: initialState,
      seq: 0,
      status: 'bot',
    } as const;
    await this.app.database.agent(agentId).insert(conversations, [
      {
        ...row,
        lastMessage: '',
        lastMessageFrom: 'endUser',
        lastMessageAt: at,
        lastActiveMinute: at,
        startedAt: at,
      },
    ]);
    return id;
  }

  /** What a visitor says, and all it leads to, stored. Throws `notFound` for a conversation that is gone. */
  receive(agentId: string, conversationId: string, message: VisitorMessage): Promise<StoredStep> {
    const input: StepInput = { type: 'visitor', text: message.text, pickedFlowId: message.pickedFlowId };
    return this.step({ agentId, conversationId, clientId: message.clientId, input });
  }

  /** A person takes the conversation over. Throws `conflict` when a colleague has it and `takeFrom` is not theirs. */
  async takeOver(
    agentId: string,
    conversationId: string,
    by: Person,
    takeFrom?: string,
  ): Promise<ConversationSummary> {
    const input: StepInput = { type: 'tookOver', by, takeFrom: takeFrom ?? null };
    return this.asStaff(agentId, conversationId, input, 'chat.takeOver.occupied');
  }

  /** The person gives the conversation back to the bot. */
  leave(agentId: string, conversationId: string, by: Person): Promise<ConversationSummary> {
    return this.asStaff(agentId, conversationId, { type: 'left', by }, 'chat.leave.error');
  }

  /** Says something as the person who has taken the conversation. The number it got in the log. */
  async reply(
    agentId: string,
    conversationId: string,
    by: Person,
    clientId: string,
    text: string,
  ): Promise<number> {
    const input: StepInput = { type: 'staffSaid', by, text };
    const step = await this.step({ agentId, conversationId, clientId, input }, 'chat.message.notTaken');
    return step.events.at(-1)?.seq ?? step.row.state.seq;
  }

  /** A page of an agent's conversations, with every step stored at this node. */
  async list(agentId: string, query: ListQuery) {
    await this.memory.update();
    return listConversations(this.app.database, agentId, query);
  }

  /** How many conversations each tab of a user's chat list holds. */
  async count(agentId: string, userId: string) {
    await this.memory.update();
    return countConversations(this.app.database, agentId, userId);
  }

  /** One conversation with the events after a number. Throws `notFound`. */
  async read(agentId: string, conversationId: string, after: number): Promise<Conversation> {
    await this.memory.update();
    const row = await this.find(agentId, conversationId);
    const events = await readLog(this.app.database, agentId, conversationId, after);
    return { ...conversationSummary(row), events };
  }

  /** The visitor's view of the log after a number. Throws `notFound`. */
  async readAsVisitor(agentId: string, conversationId: string, after: number): Promise<Delivery> {
    await this.find(agentId, conversationId);
    const events = await readLog(this.app.database, agentId, conversationId, after);
    return visitorDelivery(conversationId, after, events);
  }

  /** The staff's view of the log after a number. Throws `notFound`. */
  async readAsStaff(agentId: string, conversationId: string, after: number): Promise<Delivery> {
    const { events } = await this.read(agentId, conversationId, after);
    return staffDelivery(conversationId, after, events);
  }

  /** Does the work that is due and that no node does: put off, or left behind by one that is gone. */
  doDueWork(): Promise<void> {
    return this.work.sweep();
  }

  /** Resolves when nothing is being done for conversations and their rows tell all that their logs do. */
  async close(): Promise<void> {
    await this.work.close();
    await this.memory.close();
  }

  private async asStaff(agentId: string, conversationId: string, input: StepInput, refusedKey: string) {
    const step = await this.step({ agentId, conversationId, clientId: null, input }, refusedKey);
    return conversationSummary(step.row);
  }

  /** Stores a step and tells those who watch. A refusal by the dialog gets the key the caller names. */
  private async step(request: StepRequest, refusedKey?: string): Promise<StoredStep> {
    try {
      const step = await this.queue.take(request);
      this.announcer.announce(step);
      this.work.begin(step);
      return step;
    } catch (error) {
      const refused = refusedKey && error instanceof AppError && error.code === 'conflict';
      throw refused ? new AppError('conflict', refusedKey, error.details) : error;
    }
  }

  /** A conversation's row. Throws `notFound`, also for another agent's. */
  async find(agentId: string, conversationId: string) {
    const row = await this.app.database
      .agent(agentId)
      .first(conversations, eq(conversations.id, conversationId));
    if (!row) throw notFound();
    return row;
  }
}
