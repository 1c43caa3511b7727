import type { ConversationEvent, Trigger } from './event.ts';
import type { CompiledFlow, CompiledLanguage } from './release.ts';
import type { ConversationState } from './state.ts';

/** How a text was understood: flows with confidences 0..1, best first; only flows that may be triggered now. */
export interface UnderstoodText {
  layer: 'exact' | 'classifier' | 'none';
  ranking: readonly { flowId: string; confidence: number }[];
}

export interface Person {
  userId: string;
  name: string;
}

/** What can happen to a conversation. Everything it depends on is in it: no clock, no database. */
export type Input =
  | { type: 'said'; text: string; understood: UnderstoodText; staffOnline: boolean }
  | { type: 'picked'; flowId: string; title: string; staffOnline: boolean }
  /** `takeFrom` is the person it may be taken from, if they still have it. */
  | { type: 'tookOver'; by: Person; takeFrom: string | null }
  | { type: 'staffSaid'; by: Person; text: string }
  | { type: 'left'; by: Person }
  | { type: 'ended'; by: Person };

/** Work for the server, done once the events are stored. */
export type Effect = { type: 'notifyStaff'; reason: 'newChatRequest' | 'newChatMessage' };

export type Refusal = 'occupied' | 'notTaken' | 'ended';

export type Step = { refusal: null; events: ConversationEvent[]; effects: Effect[] } | { refusal: Refusal };

/** A chain of redirects longer than this is a loop somebody built by mistake. */
const longestRedirectChain = 10;

/**
 * One step of a conversation: what the input leads to, given the folded state and the release it runs on.
 * `now` is in milliseconds since the epoch. Pure: the same arguments give the same step.
 */
export function advance(
  state: ConversationState,
  input: Input,
  language: CompiledLanguage,
  now: number,
): Step {
  switch (input.type) {
    case 'said':
    case 'picked':
      return endUserSpoke(state, input, language, now);
    case 'tookOver':
      if (state.status === 'ended') return { refusal: 'ended' };
      if (state.status === 'human' && state.userId === input.by.userId) return done([]);
      if (state.status === 'human' && state.userId !== input.takeFrom) return { refusal: 'occupied' };
      return done([{ type: 'takenOver', ...input.by, ...(state.userId && { fromUserId: state.userId }) }]);
    case 'staffSaid':
      if (state.userId !== input.by.userId) return { refusal: state.userId ? 'occupied' : 'notTaken' };
      return done([{ type: 'staffSaid', ...input.by, text: input.text }]);
    case 'left':
      if (state.userId !== input.by.userId) return { refusal: state.userId ? 'occupied' : 'notTaken' };
      return done([{ type: 'left', ...input.by }]);
    case 'ended':
      if (state.status === 'ended') return done([]);
      if (state.userId && state.userId !== input.by.userId) return { refusal: 'occupied' };
      return done([{ type: 'ended', ...input.by }]);
  }
}

const done = (events: ConversationEvent[], effects: Effect[] = []): Step => ({
  refusal: null,
  events,
  effects,
});

function endUserSpoke(
  state: ConversationState,
  input: Extract<Input, { type: 'said' | 'picked' }>,
  language: CompiledLanguage,
  now: number,
): Step {
  const turn = new Turn(state, language, input.staffOnline);
  if (state.lastActivityAt === null) turn.greet('welcome');
  else if (state.status === 'bot' && isBack(state, language, now)) turn.greet('welcomeBack');

  if (input.type === 'picked') {
    turn.events.push({ type: 'endUserSaid', text: input.title, pickedFlowId: input.flowId });
  } else {
    turn.events.push({ type: 'endUserSaid', text: input.text });
  }
  turn.effects.push({ type: 'notifyStaff', reason: 'newChatMessage' });
  if (state.status === 'human' || state.status === 'awaiting') return done(turn.events, turn.effects);

  if (input.type === 'picked') {
    const flow = language.flows[input.flowId];
    if (flow) turn.run(flow, 'suggestion');
    else turn.fallBack(input.title);
  } else {
    turn.answer(input.text, input.understood);
  }
  return done(turn.events, turn.effects);
}

function isBack(state: ConversationState, language: CompiledLanguage, now: number): boolean {
  if (!state.lastActivityAt) return false;
  return now - Date.parse(state.lastActivityAt) > language.welcomeBackMinutes * 60_000;
}

/** Collects what the bot does in answer to one input. */
class Turn {
  readonly events: ConversationEvent[] = [];
  readonly effects: Effect[] = [];
  private readonly state: ConversationState;
  private readonly language: CompiledLanguage;
  private readonly staffOnline: boolean;

  constructor(state: ConversationState, language: CompiledLanguage, staffOnline: boolean) {
    this.state = state;
    this.language = language;
    this.staffOnline = staffOnline;
  }

  greet(trigger: 'welcome' | 'welcomeBack'): void {
    const flow = this.flow(this.language.welcomeFlowId);
    if (flow) this.run(flow, trigger);
  }

  answer(text: string, understood: UnderstoodText): void {
    const { threshold } = this.language;
    const ranking = understood.ranking.map((ranked) => ({
      ...ranked,
      title: this.language.flows[ranked.flowId]?.title ?? '',
    }));
    this.events.push({ type: 'understood', layer: understood.layer, ranking, threshold });
    const best = ranking[0];
    const flow = best && best.confidence >= threshold ? this.flow(best.flowId) : undefined;
    if (flow) this.run(flow, 'understanding');
    else this.fallBack(text);
  }

  fallBack(text: string): void {
    this.events.push({ type: 'questionUnsolved', text });
    const flow = this.flow(this.language.fallbackFlowId);
    if (flow) this.run(flow, 'fallback');
  }

  /** Says a flow's answer and does its actions; a redirect goes on in the flow it names. */
  run(first: CompiledFlow, firstTrigger: Trigger): void {
    let flow: CompiledFlow | undefined = first;
    let trigger = firstTrigger;
    for (let hops = 0; flow && hops <= longestRedirectChain; hops++) {
      this.speak(flow, trigger);
      if (flow.actions.some((action) => action.kind === 'handOver')) this.handOver();
      const redirect = flow.actions.find((action) => action.kind === 'redirect');
      flow = this.flow(redirect?.flowId ?? null);
      trigger = 'redirect';
    }
  }

  private speak(flow: CompiledFlow, trigger: Trigger): void {
    // A follow-up that ends here leaves its parent open, so that its siblings are still understood.
    const contextFlowId = flow.hasFollowUps ? flow.id : flow.parentId;
    this.events.push({ type: 'flowTriggered', flowId: flow.id, title: flow.title, trigger, contextFlowId });
    const next = ((this.state.lastResponses[flow.id] ?? -1) + 1) % Math.max(1, flow.responses.length);
    const bubbles = flow.responses[next]?.bubbles;
    if (!bubbles?.length) return;
    const response = flow.responses.length > 1 ? { response: next } : {};
    this.events.push({ type: 'botSaid', flowId: flow.id, ...response, bubbles });
  }

  private handOver(): void {
    if (!this.staffOnline) {
      this.events.push({ type: 'handOverUnavailable' });
      return;
    }
    this.events.push({ type: 'handOverRequested' });
    this.effects.push({ type: 'notifyStaff', reason: 'newChatRequest' });
  }

  private flow(id: string | null): CompiledFlow | undefined {
    return id ? this.language.flows[id] : undefined;
  }
}

/**
 * The flows that may be understood now: global ones, and the follow-ups of the flow being talked about and
 * of the flows that led to it. Before the first message the welcome flow is what is being talked about.
 */
export function openContexts(state: ConversationState, language: CompiledLanguage): ReadonlySet<string> {
  const contexts = new Set<string>();
  let id = state.lastActivityAt === null ? language.welcomeFlowId : state.contextFlowId;
  while (id && !contexts.has(id)) {
    contexts.add(id);
    id = language.flows[id]?.parentId ?? null;
  }
  return contexts;
}
