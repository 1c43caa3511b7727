import type {
  ConversationSummary,
  DeviceKind,
  ErasureReceipt,
  StaffMessage,
  VisitorMessage,
} from '@samtale/contract';
import { languages } from '@samtale/contract';
import {
  type ConversationEventType,
  type HandOverTarget,
  initialState,
  type Person,
  type VisitorInput,
} from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { waysToReach } from '../../platform/outbound-services.ts';
import { forgetUnusedFiles } from '../files/index.ts';
import { teamsEmptied } from '../team/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { firstUnread } from './delivery/first-unread.ts';
import { answerSender, type ChatAddress } from './delivery/send-answer.ts';
import { VisitorAddresses, type VisitorOrigin } from './delivery/visitor-addresses.ts';
import { anonymiseConversation, type ForgetElsewhere } from './erasure/anonymise-conversation.ts';
import { agentsWithQueue, findNeglected, neglectInterval } from './handover/find-neglected.ts';
import { findWaitingFor } from './handover/find-waiting-for.ts';
import { QueueAnnouncer } from './handover/queue-announcer.ts';
import { ConversationReader } from './inbox/conversation-reader.ts';
import { conversationSummary } from './inbox/conversation-summary.ts';
import { ConversationMemory } from './log/conversation-memory.ts';
import type { StoredStep } from './log/stored-step.ts';
import { withFiles } from './log/with-files.ts';
import { StepAnnouncer } from './realtime/announce-step.ts';
import { isVisitorHere } from './realtime/visitor-presence.ts';
import { conversations } from './tables.ts';
import type { ReadCustomer } from './turn/asked-customer.ts';
import { createCommitSteps } from './turn/commit-steps.ts';
import { type RefusalKeys, refusalBy } from './turn/refusal-by.ts';
import { StepQueue, type StepRequest } from './turn/step-queue.ts';
import type { StepInput } from './turn/take-step.ts';
import { TurnContexts } from './turn/turn-context.ts';
import { VisitorRateLimiter } from './turn/visitor-rate-limiter.ts';
import type { ReadWidgetBehaviour } from './turn/widget-behaviours.ts';
import { type GenerateAnswer, type MeetCustomer, WorkRunner, workSweepInterval } from './turn/work-runner.ts';

/** What makes somebody begin or cease to wait for a person. */
const movesQueue: ReadonlySet<ConversationEventType> = new Set([
  'handOverRequested',
  'takenOver',
  'handedOver',
  'returned',
  'messageLeft',
  'visitorLeft',
  'ended',
]);

/** Everything that happens to conversations, whichever channel or screen it comes from; `reads` is what is read of them. */
export class ConversationService {
  private readonly app: App;
  private readonly queue: StepQueue;
  private readonly announcer: StepAnnouncer;
  private readonly memory: ConversationMemory;
  private readonly work: WorkRunner;
  readonly reads: ConversationReader;
  readonly waiting: QueueAnnouncer;
  readonly addresses: VisitorAddresses;
  readonly pace: VisitorRateLimiter;

  constructor(
    app: App,
    releases: ReleaseCache,
    readCustomer: ReadCustomer,
    readBehaviour: ReadWidgetBehaviour,
    generate: GenerateAnswer,
    meetCustomer: MeetCustomer,
    chatAddress: ChatAddress,
  ) {
    this.app = app;
    this.memory = new ConversationMemory(app);
    this.reads = new ConversationReader(app, this.memory);
    this.addresses = new VisitorAddresses(app);
    this.pace = new VisitorRateLimiter(app.visitorLimits, app.askerLimits.shared);
    const contexts = new TurnContexts(app, releases, readCustomer, readBehaviour);
    this.queue = new StepQueue(app.database, createCommitSteps(app, contexts, this.memory));
    this.announcer = new StepAnnouncer(app);
    this.waiting = new QueueAnnouncer(app, () => this.memory.update());
    this.work = new WorkRunner(
      app,
      async ({ agentId, conversationId, seq }, outcome) => {
        const input: StepInput = { type: 'workDone', of: seq, outcome };
        await this.step({ agentId, conversationId, clientId: null, input });
      },
      { generate, meetCustomer, sendAnswer: answerSender(app, this.reads, chatAddress) },
    );
    app.eventBus.subscribe(teamsEmptied, ({ agentId, teamIds }) => {
      this.askOthers(agentId, teamIds).catch((err: unknown) => app.log.error({ err }, 'emptied teams'));
    });
    app.jobs.repeat(workSweepInterval, () => this.doDueWork());
    app.jobs.repeat(neglectInterval, () => this.returnNeglected());
  }

  /**
   * Makes an empty conversation, noting where it comes from and what the visitor sits at; its log begins with the first
   * message. Its id.
   */
  async start(
    agentId: string,
    widgetId: string,
    languageCode: 'da' | 'en',
    from: VisitorOrigin | null,
    device: DeviceKind | null = null,
  ): Promise<string> {
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
      device,
    } as const;
    await this.app.database.agent(agentId).insert(conversations, [
      {
        ...row,
        lastMessage: '',
        lastMessageFrom: 'endUser',
        lastMessageAt: at,
        lastActiveMinute: at,
        startedAt: at,
        ipAddresses: from ? [{ ...from, at }] : [],
      },
    ]);
    if (from) this.addresses.remember(id, from.ip);
    return id;
  }

  /**
   * What a visitor says, and all it leads to, stored. Throws `notFound` for a conversation that is gone, and for files,
   * and `tooManyRequests`.
   */
  async receive(agentId: string, conversationId: string, message: VisitorMessage): Promise<StoredStep> {
    const { clientId, text, pickedFlowId, files: ids = [] } = message;
    return this.pace.act(conversationId, () =>
      withFiles(this.app, agentId, conversationId, ids, (files) => {
        const origin = this.app.publicUrl();
        const input: StepInput = { type: 'visitor', text, pickedFlowId, files, origin };
        return this.step({ agentId, conversationId, clientId, input });
      }),
    );
  }

  /** What a visitor does beside talking. Throws `notFound` for a conversation that is gone, and `tooManyRequests`. */
  async visitorDid(
    { agentId, conversationId }: Pick<StepRequest, 'agentId' | 'conversationId'>,
    clientId: string,
    input: VisitorInput,
  ): Promise<void> {
    await this.pace.act(conversationId, () => this.step({ agentId, conversationId, clientId, input }));
  }

  /** A person takes the conversation over. Throws `conflict` when a colleague has it and `takeFrom` is not theirs. */
  async takeOver(
    agentId: string,
    conversationId: string,
    by: Person,
    takeFrom?: string,
  ): Promise<ConversationSummary> {
    const input: StepInput = { type: 'tookOver', by, takeFrom: takeFrom ?? null };
    return this.asStaff(agentId, conversationId, input, {
      refused: 'chat.takeOver.occupied',
      ended: 'chat.takeOver.ended',
      unknown: 'chat.takeOver.unknownChat',
    });
  }

  /** The person gives the conversation back to the bot. */
  leave(agentId: string, conversationId: string, by: Person): Promise<ConversationSummary> {
    return this.asStaff(agentId, conversationId, { type: 'left', by }, { refused: 'chat.leave.error' });
  }

  /** Ends the conversation, unless a colleague has it. */
  end(agentId: string, conversationId: string, by: Person): Promise<ConversationSummary> {
    return this.asStaff(agentId, conversationId, { type: 'ended', by }, { refused: 'chat.endChat.error' });
  }

  /** Hands it to a colleague or a team. Throws `conflict` when a colleague has it, or it has ended. */
  handOver(
    agentId: string,
    conversationId: string,
    by: Person,
    to: HandOverTarget,
  ): Promise<ConversationSummary> {
    return this.asStaff(
      agentId,
      conversationId,
      { type: 'handedOver', by, to },
      { refused: 'chat.handOver.error' },
    );
  }

  /**
   * Says whom the conversation is with; who is named is known to be the agent's customer. Where it is to be moved from
   * one, nothing happens if it is not theirs any more.
   */
  linkCustomer(
    agentId: string,
    conversationId: string,
    by: Person,
    customerId: string | null,
    from?: string,
  ): Promise<ConversationSummary> {
    const input: StepInput = { type: 'customerLinked', by, customerId, ...(from && { from }) };
    return this.asStaff(agentId, conversationId, input, { refused: 'error.conflict' });
  }

  /**
   * Erases for good what tells who the visitor is, and ends the conversation. Everyone who has it open is told to forget
   * what they have of it. Throws `notFound`, and `conflict` when a colleague has it or, with `silentSince`, when
   * something has been said since.
   */
  async anonymise(
    agentId: string,
    conversationId: string,
    by: Person,
    forgetTests: ForgetElsewhere,
    silentSince?: string,
  ): Promise<ErasureReceipt> {
    const erasing = { agentId, conversationId, by, forgetTests, ...(silentSince && { silentSince }) };
    const erased = await anonymiseConversation(this.app, erasing);
    const { receipt, conversation } = erased;
    if (!conversation) return receipt;
    this.memory.forget(conversationId, conversation.row.state.seq);
    this.announcer.announceReset(conversation.row, conversation.events);
    this.waiting.changed(agentId);
    // What fails is done with the next look for files that nobody uses.
    await forgetUnusedFiles(this.app).catch((err: unknown) => this.app.log.error({ err }, 'erased files'));
    return receipt;
  }

  /** Notes something for the staff. The number it got in the log. Throws `notFound` for files that are not there. */
  async note(agentId: string, conversationId: string, by: Person, message: StaffMessage): Promise<number> {
    const { clientId, text } = message;
    return withFiles(this.app, agentId, conversationId, message.files, async (files) => {
      const input: StepInput = { type: 'noteAdded', by, text, files };
      const step = await this.step({ agentId, conversationId, clientId, input });
      return step.row.state.seq;
    });
  }

  /**
   * Says something as the person who has taken the conversation; who is not in the chat is sent it. The number it got in
   * the log. Throws `notFound` for files that are not there.
   */
  async reply(agentId: string, conversationId: string, by: Person, message: StaffMessage): Promise<number> {
    const { clientId, text } = message;
    return withFiles(this.app, agentId, conversationId, message.files, async (files) => {
      const sendBy = (await isVisitorHere(this.app, conversationId)) ? [] : waysToReach(this.app.outbound);
      const input: StepInput = { type: 'staffSaid', by, text, files, sendBy };
      const step = await this.step(
        { agentId, conversationId, clientId, input },
        { refused: 'chat.message.notTaken' },
      );
      return step.events.find(({ event }) => event.type === 'staffSaid')?.seq ?? step.row.state.seq;
    });
  }

  /** Has a visitor sent who is gone what the staff said meanwhile and was neither read nor sent, if it is known where. */
  async visitorGone(agentId: string, conversationId: string): Promise<void> {
    const sendBy = waysToReach(this.app.outbound);
    const known = this.memory.get(conversationId);
    const contact = known?.state.contact;
    // Most have told nobody how they are reached: nothing is looked up for them, however often they come and go.
    if (!sendBy.length || (known && !contact)) return;
    if (await isVisitorHere(this.app, conversationId)) return;
    const from = await firstUnread(this.app.database, agentId, conversationId, contact);
    if (from === null) return;
    const input: StepInput = { type: 'answerLeftUnread', from, sendBy };
    await this.step({ agentId, conversationId, clientId: null, input });
  }

  /** Sends what could not be sent once more; where there is nothing to send nothing happens. Throws `notFound`. */
  sendAgain(agentId: string, conversationId: string): Promise<ConversationSummary> {
    return this.asStaff(agentId, conversationId, { type: 'answerSentAgain' }, {});
  }

  /** Does the work that is due and that no node does: put off, or left behind by one that is gone. */
  doDueWork(): Promise<void> {
    return this.work.sweep();
  }

  /** Puts visitors back in line whom the person who has them lets wait, and tells all who wait where they stand. */
  async returnNeglected(): Promise<void> {
    await this.memory.update();
    for (const { id, agentId, userId, since, reason } of await findNeglected(this.app)) {
      const input: StepInput = { type: 'returned', from: userId, since, reason };
      await this.step({ agentId, conversationId: id, clientId: null, input });
    }
    for (const agentId of await agentsWithQueue(this.app)) this.waiting.changed(agentId);
  }

  /** Takes all conversations for quiet, as those become in which nothing was said for minutes. */
  settle(): Promise<void> {
    return this.memory.settleAll();
  }

  /** Resolves when nothing is being done for conversations and their rows tell all that their logs do. */
  async close(): Promise<void> {
    this.waiting.close();
    await this.work.close();
    await this.memory.close();
  }

  /** Tells all who take chats of the visitors who waited for teams that have nobody left. */
  private async askOthers(agentId: string, teamIds: readonly string[]): Promise<void> {
    await this.memory.update();
    for (const row of await findWaitingFor(this.app, agentId, teamIds)) this.announcer.announceWaiting(row);
    this.waiting.changed(agentId);
  }

  private async asStaff(agentId: string, conversationId: string, input: StepInput, keys: RefusalKeys) {
    const step = await this.step({ agentId, conversationId, clientId: null, input }, keys);
    return conversationSummary(step.row);
  }

  /** Stores a step and tells those who watch. */
  private async step(request: StepRequest, keys: RefusalKeys = {}): Promise<StoredStep> {
    try {
      const step = await this.queue.take(request);
      this.announcer.announce(step);
      if (step.events.some(({ event }) => movesQueue.has(event.type))) this.waiting.changed(request.agentId);
      this.work.begin(step);
      return step;
    } catch (error) {
      throw error instanceof AppError ? refusalBy(error, keys) : error;
    }
  }
}
