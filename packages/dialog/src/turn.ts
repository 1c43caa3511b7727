import type { Effect, UnderstoodText } from './advance.ts';
import { checkConditions } from './conditions.ts';
import type { ConversationEvent, Trigger } from './event.ts';
import { openContexts } from './open-contexts.ts';
import { type FoundValue, fillBubbles, fillText, type ParameterValue, valuesSaid } from './parameters.ts';
import type { CompiledFlow, CompiledLanguage, FlowAction } from './release.ts';
import type { ConversationState, Filling } from './state.ts';

/** What a turn depends on beside the conversation and the release. */
export interface Surroundings {
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether a text holds a match of a regular expression; false for one that cannot be read. */
  matches(pattern: string, text: string): boolean;
}

/** A chain of redirects longer than this is a loop somebody built by mistake. */
const longestRedirectChain = 10;
/** A value is asked for so many times before the bot lets go. */
const mostAttempts = 3;

/** Collects what the bot does in answer to one input. */
export class Turn {
  readonly events: ConversationEvent[] = [];
  readonly effects: Effect[] = [];
  private readonly state: ConversationState;
  private readonly language: CompiledLanguage;
  private readonly staffOnline: boolean;
  private readonly surroundings: Surroundings;
  /** The conversation's parameters as this turn leaves them. */
  private values: Record<string, ParameterValue>;
  /** What was asked and still stands to be answered. */
  private filling: Filling | undefined;

  constructor(
    state: ConversationState,
    language: CompiledLanguage,
    staffOnline: boolean,
    surroundings: Surroundings,
  ) {
    this.surroundings = surroundings;
    this.state = state;
    this.language = language;
    this.staffOnline = staffOnline;
    this.values = state.parameters ?? {};
    this.filling = state.filling;
  }

  greet(trigger: 'welcome' | 'welcomeBack'): void {
    const flow = this.flow(this.language.welcomeFlowId);
    if (flow) this.run(flow, trigger);
  }

  answer(text: string, understood: UnderstoodText): void {
    const { threshold } = this.language;
    const { layer, ranking, entities = [] } = understood;
    const found = entities.length ? { entities: [...entities] } : {};
    this.events.push({ type: 'understood', layer, ranking: [...ranking], threshold, ...found });
    const flow = this.best(understood);
    const { filling } = this;
    if (filling ? this.goOnFilling(filling, text, understood, flow) : this.correct(understood)) return;
    if (flow) this.run(flow, 'understanding', entities);
    else this.fallBack(text);
  }

  fallBack(text: string): void {
    this.events.push({ type: 'questionUnsolved', text });
    const otherwise = this.otherwise();
    const flow = otherwise ?? this.flow(this.language.fallbackFlowId);
    if (flow) this.run(flow, otherwise ? 'else' : 'fallback');
  }

  /** What answers instead of the fallback, in the flow that is talked about or in one that led to it. */
  private otherwise(): CompiledFlow | undefined {
    for (const id of openContexts(this.state, this.language)) {
      const flow = this.flow(this.language.flows[id]?.elseFlowId ?? null);
      if (flow) return flow;
    }
  }

  /** A flow whose values were being asked for is let go of. */
  endFilling(reason: 'left' | 'timedOut' | 'otherFlow' | 'gaveUp'): void {
    if (this.filling) this.events.push({ type: 'fillingEnded', flowId: this.filling.flowId, reason });
    this.filling = undefined;
  }

  /** Asks for what is missing, says a flow's answer and does its actions; a redirect goes on in the flow it names. */
  run(first: CompiledFlow, firstTrigger: Trigger, found: readonly FoundValue[] = []): void {
    let flow: CompiledFlow | undefined = first;
    let trigger = firstTrigger;
    for (let hops = 0; flow && hops <= longestRedirectChain; hops++) {
      // A follow-up that ends here leaves its parent open, so that its siblings are still understood.
      const contextFlowId: string | null = flow.hasFollowUps ? flow.id : flow.parentId;
      this.events.push({
        type: 'flowTriggered',
        flowId: flow.id,
        title: flow.title,
        trigger,
        contextFlowId,
      });
      if (flow.parameters) {
        this.begin(flow, trigger, found);
        if (this.ask(flow, null)) return;
      }
      flow = this.complete(flow);
      trigger = 'redirect';
    }
  }

  /** Runs a flow to its end, its values being there. */
  private finish(flow: CompiledFlow): void {
    const next = this.complete(flow);
    if (next) this.run(next, 'redirect');
  }

  /** Says a flow's answer and does its actions. The flow to go on in, if any. */
  private complete(flow: CompiledFlow): CompiledFlow | undefined {
    this.speak(flow);
    let next: CompiledFlow | undefined;
    for (const action of flow.actions) {
      if (!this.isWanted(flow, action)) next ??= this.flow(action.otherwiseFlowId ?? null);
      else if (action.kind === 'redirect') next ??= this.flow(action.flowId);
      else if (action.kind === 'handOver') this.handOver();
      else this.events.push({ type: 'chatClosed' });
    }
    return next;
  }

  /** Whether an action's conditions hold; how they turned out is kept for those who ask why. */
  private isWanted(flow: CompiledFlow, { kind, when }: FlowAction): boolean {
    if (!when) return true;
    const { timeZone = 'UTC' } = this.language;
    const { now, matches } = this.surroundings;
    const { met, checked } = checkConditions(when, { values: this.values, now, timeZone, matches });
    this.events.push({ type: 'conditionsChecked', flowId: flow.id, action: kind, met, conditions: checked });
    return met;
  }

  /** The best flow that is understood well enough; one of high priority comes before the others. */
  private best({ ranking }: UnderstoodText): CompiledFlow | undefined {
    const { threshold } = this.language;
    let best: CompiledFlow | undefined;
    for (const { flowId, confidence } of ranking) {
      const flow = confidence >= threshold ? this.flow(flowId) : undefined;
      if (flow?.isUrgent) return flow;
      best ??= flow;
    }
    return best;
  }

  /** The values a flow starts with: those that were said, the defaults, and after a redirect what is known already. */
  private begin(flow: CompiledFlow, trigger: Trigger, found: readonly FoundValue[]): void {
    const parameters = flow.parameters ?? [];
    const said = valuesSaid(parameters, found);
    const values: Record<string, ParameterValue | null> = {};
    for (const { name, defaultValue } of parameters) {
      const known = trigger === 'understanding' ? undefined : this.values[name];
      const value = said.get(name) ?? known;
      const granted = defaultValue === undefined ? null : { value: defaultValue, text: defaultValue };
      values[name] = value ?? granted;
    }
    this.set(flow, values);
  }

  private set(flow: CompiledFlow, values: Record<string, ParameterValue | null>): void {
    this.events.push({ type: 'parametersSet', flowId: flow.id, values });
    const known = { ...this.values };
    for (const [name, value] of Object.entries(values)) {
      if (value) known[name] = value;
      else delete known[name];
    }
    this.values = known;
  }

  /** Asks for the first value that is missing; `again` is what was asked before. False when nothing is missing. */
  private ask(flow: CompiledFlow, again: Filling | null): boolean {
    const missing = flow.parameters?.find(({ name, question }) => question && !this.values[name]);
    if (!missing?.question) return false;
    const attempt = again?.name === missing.name ? again.attempt + 1 : 1;
    this.events.push({ type: 'parameterAsked', flowId: flow.id, name: missing.name, attempt });
    this.say(flow.id, fillText(missing.question, this.values));
    return true;
  }

  /**
   * Takes what was said as the answer to what was asked, or as a correction of another value. False when it is
   * neither, and something else is to be done about it.
   */
  private goOnFilling(
    filling: Filling,
    text: string,
    understood: UnderstoodText,
    best: CompiledFlow | undefined,
  ): boolean {
    const flow = this.flow(filling.flowId);
    const asked = flow?.parameters?.find(({ name }) => name === filling.name);
    if (!flow?.parameters || !asked) return false;
    if (understood.cue === 'leave') {
      this.endFilling('left');
      this.say(flow.id, this.language.words?.left ?? '');
      return true;
    }
    const other = best && best.id !== flow.id ? best : undefined;
    const entities = understood.entities ?? [];
    const answer = valuesSaid([asked], entities).get(asked.name);
    const others = flow.parameters.filter(({ name }) => name !== asked.name);
    if (answer && understood.cue !== 'correct') {
      // What else was said with it is taken too: "tirsdag kl. 14 for to".
      const more = valuesSaid([asked, ...others.filter(({ name }) => !this.values[name])], entities);
      this.set(flow, Object.fromEntries(more));
    } else if (this.correctIn(flow, entities, understood.cue === 'correct' ? null : others)) {
      // Set already.
    } else if (asked.takesAnything && understood.layer !== 'exact' && text.trim()) {
      this.set(flow, { [asked.name]: { value: text.trim(), text: text.trim() } });
    } else if (other) {
      this.endFilling('otherFlow');
      return false;
    } else if (filling.attempt >= mostAttempts) {
      this.endFilling('gaveUp');
      return false;
    }
    if (!this.ask(flow, filling)) this.finish(flow);
    return true;
  }

  /** "Nej, tirsdag": a value of the flow that has just answered is another one, and the flow answers anew. */
  private correct({ cue, entities = [] }: UnderstoodText): boolean {
    const flow = cue === 'correct' ? this.flow(this.state.filledFlowId ?? null) : undefined;
    if (!flow?.parameters || !this.correctIn(flow, entities, null)) return false;
    this.finish(flow);
    return true;
  }

  /** Takes values of the given parameters, or of any, that were said anew. False when there are none. */
  private correctIn(
    flow: CompiledFlow,
    entities: readonly FoundValue[],
    among: CompiledFlow['parameters'] | null,
  ): boolean {
    const said = valuesSaid(among ?? flow.parameters ?? [], entities);
    if (!said.size) return false;
    this.set(flow, Object.fromEntries(said));
    return true;
  }

  private say(flowId: string, text: string): void {
    if (!text) return;
    this.events.push({
      type: 'botSaid',
      flowId,
      bubbles: [{ delay: 0, messages: [{ kind: 'text', text }] }],
    });
  }

  private speak(flow: CompiledFlow): void {
    const next = ((this.state.lastResponses[flow.id] ?? -1) + 1) % Math.max(1, flow.responses.length);
    const chosen = flow.responses[next];
    if (!chosen?.bubbles.length) return;
    const bubbles = chosen.takesValues ? fillBubbles(chosen.bubbles, this.values) : chosen.bubbles;
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
