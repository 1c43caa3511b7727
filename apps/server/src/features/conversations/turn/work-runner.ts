import { setTimeout } from 'node:timers/promises';
import type { Contact, Errand, GenerateWork, SendAnswerErrand, Work, WorkOutcome } from '@samtale/dialog';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { performWork } from '../../actions/index.ts';
import type { StoredStep } from '../log/stored-step.ts';
import { asksForWork, type ClaimedWork, claimWork, postponeWork } from './work-rows.ts';

/** Tells a conversation what came of the work it has asked for. */
export type FinishWork = (work: ClaimedWork, outcome: WorkOutcome) => Promise<void>;

/** Lets a language model answer. Never throws: what goes wrong is the outcome. */
export type GenerateAnswer = (
  place: Pick<ClaimedWork, 'conversationId' | 'agentId' | 'languageId' | 'seq'>,
  work: GenerateWork,
) => Promise<WorkOutcome>;

/** Finds the customer of a contact, or makes one; null where the agent keeps no customers. */
export type MeetCustomer = (agentId: string, contact: Contact) => Promise<string | null>;

/** Sends what the staff have said to where the visitor is reached. */
export type SendAnswer = (
  place: Pick<ClaimedWork, 'conversationId' | 'agentId' | 'seq'>,
  errand: SendAnswerErrand,
) => Promise<Omit<WorkOutcome, 'tookMs'>>;

/** What else is done for conversations than what flows ask for. */
export interface WorkElsewhere {
  generate: GenerateAnswer;
  meetCustomer: MeetCustomer;
  sendAnswer: SendAnswer;
}

/** How often work is looked for that nobody does, in milliseconds. */
export const workSweepInterval = 15_000;

/** A node that has not told of its work for so long is gone. Longer than any work may take. */
const lease = 3 * 60_000;
const claimedAtOnce = 20;
/** How long a node that ends waits for its work, in milliseconds. */
const patience = 3000;
/**
 * Mail and text messages that reach nobody are tried again after a minute, two, four and so on. What so many nodes have
 * left behind is done no more: it may be what ended them.
 */
const mostAttempts = 6;
const firstPause = 60_000;

/**
 * Does the work that stored steps ask for, and tells the conversations what came of it. Work is claimed before it is
 * done, so that one node does it. What a node left behind is done by another when doing it twice does no harm, and has
 * failed otherwise.
 */
export class WorkRunner {
  private readonly app: App;
  private readonly finish: FinishWork;
  private readonly elsewhere: WorkElsewhere;
  private readonly running = new Set<Promise<void>>();

  constructor(app: App, finish: FinishWork, elsewhere: WorkElsewhere) {
    this.app = app;
    this.finish = finish;
    this.elsewhere = elsewhere;
  }

  /** Begins with what a step asks for, without waiting for it. */
  begin(step: StoredStep): void {
    if (step.repeated || !asksForWork(step)) return;
    this.watch(this.runDue(step.row.id));
  }

  /** Does what is due and nobody does. */
  async sweep(): Promise<void> {
    await this.runDue();
  }

  /** Resolves when nothing is being done any more, or soon: what still runs then is for another node to find. */
  async close(): Promise<void> {
    await Promise.race([Promise.all(this.running), setTimeout(patience, null, { ref: false })]);
  }

  private watch(work: Promise<void>): void {
    const watched = work
      .catch((err) => this.app.log.error({ err }, 'work of a conversation'))
      .finally(() => this.running.delete(watched));
    this.running.add(watched);
  }

  private async runDue(conversationId?: string): Promise<void> {
    const now = this.app.now();
    const claimed = await claimWork(this.app.database.pool, {
      now: now.toISOString(),
      until: new Date(now.getTime() + lease).toISOString(),
      most: claimedAtOnce,
      ...(conversationId && { conversationId }),
    });
    await Promise.all(claimed.map((work) => this.run(work)));
  }

  private async run(claimed: ClaimedWork): Promise<void> {
    const { work, attempts } = claimed;
    const outcome: WorkOutcome =
      claimed.wasRunning && (!mayBeDoneTwice(work) || attempts > mostAttempts)
        ? { failure: 'interrupted', detail: '', tookMs: 0 }
        : await this.perform(claimed, work);
    if (outcome.failure === 'unreachable' && mayBeLate(work) && attempts < mostAttempts) {
      const pause = firstPause * 2 ** (attempts - 1);
      const dueAt = new Date(this.app.now().getTime() + pause).toISOString();
      await postponeWork(this.app.database.pool, claimed, dueAt);
      return;
    }
    await this.finish(claimed, outcome).catch((error) => {
      // Another node took this one for gone and has told.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    });
  }

  private perform(claimed: ClaimedWork, work: Work | Errand): Promise<WorkOutcome> {
    const { conversationId, agentId, languageId, seq } = claimed;
    switch (work.kind) {
      case 'generate':
        return this.elsewhere.generate(claimed, work);
      case 'sendAnswer':
        return this.timed(work, this.elsewhere.sendAnswer(claimed, work));
      case 'meetCustomer':
        return this.timed(
          work,
          this.elsewhere
            .meetCustomer(agentId, work.contact)
            .then((customerId) => ({ detail: '', customerId })),
        );
    }
    return performWork(
      this.app,
      { agentId, languageId, conversationId, id: `${conversationId}.${seq}` },
      work,
    );
  }

  /** Never rejects: what goes wrong is the outcome. */
  private async timed({ kind }: Errand, doing: Promise<Omit<WorkOutcome, 'tookMs'>>): Promise<WorkOutcome> {
    const started = performance.now();
    const outcome = await doing.catch((err): Omit<WorkOutcome, 'tookMs'> => {
      this.app.log.error({ err, work: kind }, 'work failed');
      return { failure: 'refused', detail: '' };
    });
    return { ...outcome, tookMs: Math.round(performance.now() - started) };
  }
}

/** Nobody waits for mail and text messages. */
const mayBeLate = ({ kind }: Work | Errand): boolean =>
  kind === 'email' || kind === 'sms' || kind === 'sendAnswer';

/** The same mail is known by its id; a text message costs and a request may change something. */
const mayBeDoneTwice = (work: Work | Errand): boolean =>
  work.kind === 'email' ||
  work.kind === 'generate' ||
  work.kind === 'meetCustomer' ||
  (work.kind === 'sendAnswer' && work.via === 'email') ||
  (work.kind === 'request' && ['GET', 'PUT', 'DELETE'].includes(work.method));
