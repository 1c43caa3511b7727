import type { Channel, CompiledLanguage, ConversationState, CustomerFacts } from '@samtale/dialog';
import type { Classifier, SlotTagger } from '@samtale/nlu';
import type pg from 'pg';
import type { App } from '../../../app.ts';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { keptReleases, type LoadedRelease, type ReleaseCache } from '../../training/index.ts';
import { StaffPresence } from '../handover/staff-presence.ts';
import type { ConversationRow } from '../log/stored-step.ts';
import { askedCustomer, type ReadCustomer } from './asked-customer.ts';
import { LeftOutTypes } from './left-out-types.ts';
import { SearchAllowance } from './search-allowance.ts';
import { type ReadWidgetBehaviour, WidgetBehaviours } from './widget-behaviours.ts';

/** What a turn depends on besides the conversation and what was sent. */
export interface TurnContext {
  /** The bot in the conversation's language, as its widget has it. */
  compiled: CompiledLanguage;
  classifier: Classifier | null;
  /** Null where no phrase marks a value. */
  tagger: SlotTagger | null;
  /** The release that the conversation answers from. */
  releaseNumber: number;
  staffOnline: boolean;
  /** Left out for a customer who is not known, as in all that is tried and tested. */
  customer?: CustomerFacts | undefined;
  channel: Channel;
  now: Date;
  /** The same in ISO 8601, as the log has it. */
  at: string;
  /** Steps that the search for values may take, `stepsOfText` without it; patterns of conditions take no more either. */
  searchSteps?: number;
  /**
   * Told what the search for values has left out, and how many steps it and the patterns of conditions have taken. Nobody
   * is told in what is tried and tested.
   */
  onSearched?: (leftOut: ReadonlySet<string>, steps: number) => void;
}

/** Where a context is read: both are one connection, or the pool. */
interface Reads {
  session: DatabaseSession;
  executor: Pick<pg.PoolClient, 'query'>;
}

/** Gathers what turns depend on. What is read is kept for a second, so that a conversation that goes on waits for nothing. */
export class TurnContexts {
  private readonly app: App;
  private readonly releases: ReleaseCache;
  private readonly readCustomer: ReadCustomer;
  private readonly behaviours: WidgetBehaviours;
  private readonly presence = new StaffPresence();
  private readonly leftOut: LeftOutTypes;
  private readonly allowance = new SearchAllowance();

  constructor(
    app: App,
    releases: ReleaseCache,
    readCustomer: ReadCustomer,
    readBehaviour: ReadWidgetBehaviour,
  ) {
    this.app = app;
    this.releases = releases;
    this.readCustomer = readCustomer;
    this.behaviours = new WidgetBehaviours(readBehaviour);
    this.leftOut = new LeftOutTypes(app.log);
  }

  /** Of a conversation's next turn; null where the release that it answers from is not in memory. */
  async peek(row: ConversationRow, newestRelease: number, now: Date): Promise<TurnContext | null> {
    const number = releaseFor(row.state, newestRelease, now);
    const release = this.releases.peek(row.agentId, number);
    const { database } = this.app;
    return release
      ? this.gather(row, { number, release }, now, { session: database, executor: database.pool })
      : null;
  }

  /** The same; a release that is not in memory is loaded. */
  async load(row: ConversationRow, newestRelease: number, now: Date, reads: Reads): Promise<TurnContext> {
    const number = releaseFor(row.state, newestRelease, now);
    const release = await this.releases.load(reads.session, row.agentId, number);
    return this.gather(row, { number, release }, now, reads);
  }

  private async gather(
    row: ConversationRow,
    { number: releaseNumber, release }: { number: number; release: LoadedRelease },
    now: Date,
    { session, executor }: Reads,
  ): Promise<TurnContext> {
    const { agentId, languageId } = row;
    const language = release.get(languageId);
    const staffOnline = language?.asksStaff === true && (await this.presence.ask(executor, agentId, now));
    const customer = await askedCustomer(this.readCustomer, session, row, language);
    const behaviour = await this.behaviours.ask(session, row, now);
    return {
      compiled: language ? this.behaviours.apply(language.compiled, behaviour, languageId) : emptyLanguage,
      classifier: language?.classifier ?? null,
      tagger: language?.tagger ?? null,
      releaseNumber,
      staffOnline,
      customer,
      channel: channelOf(row),
      now,
      at: now.toISOString(),
      searchSteps: this.allowance.of(agentId),
      onSearched: (types, steps) => {
        this.allowance.spend(agentId, steps);
        this.leftOut.note(agentId, releaseNumber, types);
      },
    };
  }
}

/**
 * The release a conversation answers from: the one it began with, so that nothing changes under a visitor who is
 * being led through follow-ups, until it is idle: nothing is open, or nobody has spoken for half an hour.
 */
function releaseFor(state: ConversationState, newest: number, now: Date): number {
  if (state.seq === 0 || (state.contextFlowId === null && !state.filling && !state.pending)) return newest;
  if (newest - state.releaseNumber >= keptReleases) return newest;
  const silence = state.lastActivityAt ? now.getTime() - Date.parse(state.lastActivityAt) : 0;
  return silence > idleMilliseconds ? newest : state.releaseNumber;
}

const idleMilliseconds = 30 * 60_000;

/** Visitors are on the widget where nothing else is said: what spoke over HTTP alone has no channel of its own. */
const channelOf = ({ integrationType }: ConversationRow): Channel => integrationType || 1;

/** An agent that has not been trained answers nothing, and everything asked of it is an unsolved question. */
const emptyLanguage: CompiledLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold: 1,
  welcomeBackMinutes: 60,
  flows: {},
};
