import { advance, type Effect, type Input } from '../src/advance.ts';
import { applyEvent } from '../src/apply-event.ts';
import type { Channel } from '../src/channel.ts';
import type { ConversationEvent } from '../src/event.ts';
import type { Passage } from '../src/generation.ts';
import type { CompiledLanguage } from '../src/release.ts';
import { type ConversationState, initialState } from '../src/state.ts';
import type { Work, WorkOutcome } from '../src/work.ts';

/** A conversation with a bot that goes on with each input; nobody of the staff is there. */
export class TriedConversation {
  state: ConversationState = initialState;
  /** What the last input led to. */
  events: ConversationEvent[] = [];
  effects: Effect[] = [];
  now = Date.parse('2026-11-20T09:00:00.000Z');
  channel: Channel = 1;
  /** What a generated answer may rest on. */
  passages: Passage[] = [];
  private readonly bot: CompiledLanguage;

  constructor(bot: CompiledLanguage) {
    this.bot = bot;
  }

  /** The texts that the bot says to it. */
  take(input: Input): string[] {
    const step = advance(this.state, input, this.bot, {
      now: this.now,
      channel: this.channel,
      staffOnline: false,
      matches: () => false,
      retrieve: () => this.passages,
    });
    if (step.refusal !== null) throw new Error(step.refusal);
    this.events = step.events;
    this.effects = step.effects;
    const at = new Date(this.now).toISOString();
    for (const event of step.events)
      this.state = applyEvent(this.state, { seq: this.state.seq + 1, at, clientId: null, event });
    return step.events.flatMap(textsOf);
  }

  pick(flowId: string): string[] {
    return this.take({ type: 'picked', flowId, title: flowId });
  }

  /** What is waited for comes to this. */
  finish(outcome: Partial<WorkOutcome>): string[] {
    const of = this.state.pending?.of ?? 0;
    return this.take({ type: 'workDone', of, outcome: { detail: '', tookMs: 5, ...outcome } });
  }

  /** Which kinds of events the last input led to. */
  get types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** What the last input asks to be done. */
  get work(): Work[] {
    return this.effects.flatMap((effect) => (effect.type === 'work' ? [effect.work] : []));
  }
}

const textsOf = (event: ConversationEvent): string[] =>
  event.type === 'botSaid'
    ? event.bubbles.flatMap(({ messages }) => messages.flatMap((one) => ('text' in one ? [one.text] : [])))
    : [];
