import {
  type ChatAction,
  type Conversation,
  type ConversationSummary,
  type Delivery,
  IntegrationType,
} from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { notFound } from '../../../platform/app-error.ts';
import { waysToReach } from '../../../platform/outbound-services.ts';
import type { ConversationMemory } from '../log/conversation-memory.ts';
import {
  conversationColumns,
  conversationOf,
  type SelectedConversation,
} from '../log/conversation-of-row.ts';
import {
  asPage,
  type LogPlace,
  type LogRun,
  readKinds,
  readLatest,
  readLog,
  readRun,
  staffDelivery,
  visitorDelivery,
} from '../log/read-log.ts';
import { conversations } from '../tables.ts';
import { actionEventTypes, chatActions } from './chat-actions.ts';
import { type ChatCall, chatCalls } from './chat-calls.ts';
import { conversationSummary } from './conversation-summary.ts';
import { countWaiting, type WaitingCount } from './count-waiting.ts';
import {
  conversationsOfCustomer,
  countConversations,
  type ListNarrowing,
  type ListQuery,
  listConversations,
} from './list-conversations.ts';

/** What is read of conversations, as whoever asks may see it: lists, logs, rows. */
export class ConversationReader {
  private readonly app: App;
  private readonly memory: ConversationMemory;

  constructor(app: App, memory: ConversationMemory) {
    this.app = app;
    this.memory = memory;
  }

  /** A page of an agent's conversations, with every step stored at this node. */
  async list(agentId: string, query: ListQuery) {
    await this.memory.update();
    return listConversations(this.app.database, agentId, query, this.app.now());
  }

  /** How many conversations each tab of a user's chat list holds when it is narrowed so. */
  async count(agentId: string, userId: string, narrowing: ListNarrowing) {
    await this.memory.update();
    return countConversations(this.app.database, agentId, userId, narrowing, this.app.now());
  }

  /** How many visitors wait for a user: in line, and in chats of their own. */
  async countWaiting(agentId: string, userId: string): Promise<WaitingCount> {
    await this.memory.update();
    return countWaiting(this.app.database, agentId, userId);
  }

  /** A customer's conversations, the newest first. */
  async ofCustomer(agentId: string, customerId: string): Promise<ConversationSummary[]> {
    await this.memory.update();
    return conversationsOfCustomer(this.app.database, agentId, customerId);
  }

  /**
   * One conversation with a page of the events after a number, of those only the newest if so many are named, and where
   * its visitor wrote from. Throws `notFound`.
   */
  async read(
    agentId: string,
    conversationId: string,
    place: LogPlace,
    latest?: number,
  ): Promise<Omit<Conversation, 'customer'>> {
    await this.memory.update();
    const row = await this.find(agentId, conversationId);
    const { pool } = this.app.database;
    const { events, reset, cursor }: Pick<LogRun, 'events' | 'reset' | 'cursor'> =
      latest === undefined
        ? await readRun(pool, agentId, conversationId, place)
        : await readLatest(pool, row, place.after, latest);
    return {
      ...conversationSummary(row),
      visitorSeenSeq: row.visitorSeenSeq,
      ipAddressList: row.ipAddresses,
      answersBy: waysToReach(this.app.outbound),
      events,
      ...(reset && { reset }),
      ...(cursor && { cursor }),
    };
  }

  /** One conversation with its whole log, for what is made of all of it. Throws `notFound`. */
  async readWhole(
    agentId: string,
    conversationId: string,
  ): Promise<ConversationSummary & { events: LoggedEvent[] }> {
    await this.memory.update();
    const row = await this.find(agentId, conversationId);
    return {
      ...conversationSummary(row),
      events: await readLog(this.app.database, agentId, conversationId, 0),
    };
  }

  /** A conversation as its log leaves it, whichever node stored the last step. Throws `notFound`. */
  async current(agentId: string, conversationId: string): Promise<ConversationSummary> {
    const { rows } = await this.app.database.pool.query<SelectedConversation>(
      `SELECT ${conversationColumns} FROM conversations c WHERE c.id = $1 AND c.agent_id = $2`,
      [conversationId, agentId],
    );
    const [selected] = rows;
    if (!selected) throw notFound();
    return conversationSummary(conversationOf(selected));
  }

  /** What the bot has done in a conversation beside answering. Throws `notFound`. */
  async actions(agentId: string, conversationId: string): Promise<ChatAction[]> {
    await this.find(agentId, conversationId);
    return chatActions(await readKinds(this.app.database, agentId, conversationId, actionEventTypes));
  }

  /** The phone calls of a conversation; of another channel no log is read. Throws `notFound`. */
  async calls(agentId: string, conversationId: string): Promise<ChatCall[]> {
    const row = await this.find(agentId, conversationId);
    if (row.integrationType !== IntegrationType.phoneCall) return [];
    const events = await readLog(this.app.database, agentId, conversationId, 0);
    return chatCalls({ startedAt: row.startedAt, events });
  }

  /** A page of the log as the visitor sees it. Throws `notFound`. */
  async readAsVisitor(agentId: string, conversationId: string, place: LogPlace): Promise<Delivery> {
    await this.find(agentId, conversationId);
    const run = await readRun(this.app.database.pool, agentId, conversationId, place);
    return asPage(run, visitorDelivery(conversationId, run.after, run.events));
  }

  /** A page of the log as the staff see it. Throws `notFound`. */
  async readAsStaff(agentId: string, conversationId: string, place: LogPlace): Promise<Delivery> {
    await this.find(agentId, conversationId);
    const run = await readRun(this.app.database.pool, agentId, conversationId, place);
    return asPage(run, staffDelivery(conversationId, run.after, run.events));
  }

  /** Who of the staff has a conversation, without waiting for its row to be up to date. */
  async personOf(agentId: string, conversationId: string): Promise<string | null> {
    const row = this.memory.get(conversationId) ?? (await this.find(agentId, conversationId));
    return row.state.userId;
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
