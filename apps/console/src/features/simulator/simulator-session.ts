import {
  type BodyOf,
  type endpoints,
  IntegrationType,
  type PretendedCustomer,
  type ReplyOf,
  type SimulatedBot,
  type SimulatedInput,
  type SimulatedTurn,
} from '@samtale/contract';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';

type Endpoint = typeof endpoints.simulator.simulateTurn;
export interface TurnRequest {
  languageId: string;
  body: BodyOf<Endpoint>;
}

/** What a conversation is tried with. */
export interface SimulatorSettings {
  bot: SimulatedBot;
  languageId: string;
  /** The time it pretends to be, in ISO 8601; null for now. */
  at: string | null;
  staffOnline: boolean;
  channel: TurnRequest['body']['channel'];
  /** The customer it pretends to be with; null for one who is not known. */
  customer: PretendedCustomer | null;
  /** Whether the bot really looks things up in other systems. */
  readsElsewhere: boolean;
}

/** A conversation that is tried, as it is shown. */
export interface SimulatorState extends SimulatorSettings {
  /** What the bot opens with; part of the first turn once something has been said. */
  opening: SimulatedTurn | null;
  turns: readonly SimulatedTurn[];
  /** What has been said and is not answered yet. */
  pending: string | null;
  /** How far the training is that the answer waits for, 0..1; null when it waits for none. */
  training: number | null;
  /** What is written and not said. */
  draft: string;
  /** Why the last thing that was tried did not work. */
  failure: unknown;
}

interface SimulatorOptions {
  languageId: string;
  ask(request: TurnRequest, signal: AbortSignal): Promise<ReplyOf<Endpoint>>;
  /** Waits before a draft that is being trained is asked again. */
  pause(): Promise<void>;
}

/** A conversation with a bot that is kept here alone: the server is sent all of it with every turn. */
export class SimulatorSession {
  private readonly options: SimulatorOptions;
  private readonly listeners = new Set<() => void>();
  private state: SimulatorState;
  /** The language worked on when it was last looked at. */
  private followedLanguageId: string;
  private asking = new AbortController();

  constructor(options: SimulatorOptions) {
    this.options = options;
    this.followedLanguageId = options.languageId;
    this.state = {
      bot: 'draft',
      languageId: options.languageId,
      at: null,
      staffOnline: true,
      channel: IntegrationType.widget,
      customer: null,
      readsElsewhere: false,
      draft: '',
      ...begun,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): SimulatorState => this.state;

  /** Greets, unless a conversation is going on; the draft may have been saved since it last did. */
  open(): void {
    if (this.state.turns.length === 0 && this.state.pending === null) void this.greet();
  }

  /** Begins again. */
  restart(): void {
    this.change({ ...begun });
    void this.greet();
  }

  /** Takes the last thing that was said back, or gives up waiting for its answer. */
  stepBack(): void {
    this.giveUp();
    const { turns, pending } = this.state;
    this.change({
      pending: null,
      training: null,
      failure: null,
      turns: pending === null ? turns.slice(0, -1) : turns,
    });
    this.open();
  }

  say(text: string): Promise<void> {
    return this.take({ type: 'said', text }, text);
  }

  pick(flowId: string, title: string): Promise<void> {
    return this.take({ type: 'picked', flowId, text: title }, title);
  }

  /** After a hand-over: a person has had the conversation, and the bot answers again. */
  async giveBack(): Promise<void> {
    if (this.state.pending !== null) return;
    this.change({ failure: null });
    const turn = await this.answerTo({ type: 'givenBack' });
    if (turn) this.change({ turns: [...this.state.turns, turn] });
  }

  /** Begins again in a flow. */
  startIn(flowId: string, title: string): Promise<void> {
    this.giveUp();
    this.change({ ...begun });
    return this.pick(flowId, title);
  }

  write(draft: string): void {
    this.change({ draft });
  }

  /** Goes on with other settings; in another language the conversation begins again. */
  set(settings: Partial<SimulatorSettings>): void {
    const isOtherLanguage = (settings.languageId ?? this.state.languageId) !== this.state.languageId;
    this.giveUp();
    this.change({ ...settings, pending: null, training: null, failure: null, ...(isOtherLanguage && begun) });
    this.open();
  }

  /** The language worked on is another one: so is the one that is tried. */
  follow(languageId: string): void {
    if (languageId === this.followedLanguageId) return;
    this.followedLanguageId = languageId;
    this.set({ languageId });
  }

  private async greet(): Promise<void> {
    const opening = await this.answerTo({ type: 'start' });
    if (opening) this.change({ opening, failure: null });
  }

  private async take(input: SimulatedInput, words: string): Promise<void> {
    if (this.state.pending !== null) return;
    this.change({ pending: words, draft: '', failure: null });
    const turn = await this.answerTo(input);
    if (turn) this.change({ turns: [...this.state.turns, turn], pending: null, training: null });
  }

  /** Null when it was refused, which the state tells, or is not waited for any more. */
  private async answerTo(input: SimulatedInput): Promise<SimulatedTurn | null> {
    this.giveUp();
    const { signal } = this.asking;
    const { bot, languageId, at, staffOnline, channel, customer, readsElsewhere, turns } = this.state;
    const body = { bot, log: logOf(turns), input, at, staffOnline, channel, customer, readsElsewhere };
    try {
      for (;;) {
        const reply = await this.options.ask({ languageId, body }, signal);
        if (signal.aborted) return null;
        if (reply.status === 'answered') return reply;
        this.change({ training: reply.progress });
        await this.options.pause();
        if (signal.aborted) return null;
      }
    } catch (failure) {
      if (!signal.aborted) {
        const draft = input.type === 'said' ? input.text : this.state.draft;
        this.change({ failure, pending: null, training: null, draft });
      }
      return null;
    }
  }

  private giveUp(): void {
    this.asking.abort();
    this.asking = new AbortController();
  }

  private change(part: Partial<SimulatorState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

const begun = { opening: null, turns: [], pending: null, training: null, failure: null } as const;

/** The conversation so far. */
export const logOf = (turns: readonly SimulatedTurn[]): LoggedEvent[] =>
  turns.flatMap(({ events }) => events);
