import type { Effect, UnderstoodText } from './advance.ts';
import { type Channel, channelNames, isForChannel } from './channel.ts';
import { companyValues } from './company-values.ts';
import { checkConditions } from './conditions.ts';
import type { CustomerFacts } from './customer-facts.ts';
import type { ConversationEvent } from './event.ts';
import { aboutWork, type Known } from './fill-work.ts';
import type { GeneratedAnswer, GenerateWork, Passage } from './generation.ts';
import { isOpen, localMoment } from './office-times.ts';
import {
  type FoundValue,
  fillBubbles,
  fillText,
  type ParameterValue,
  type ParameterValues,
} from './parameters.ts';
import type { CompiledFlow, CompiledLanguage, FlowAction } from './release.ts';
import type { ConversationState, Filling, Form } from './state.ts';
import type { ActionWork, WorkOutcome } from './work.ts';

/** What a turn depends on beside the conversation and the release. */
export interface DialogContext {
  /** Milliseconds since the epoch. */
  now: number;
  channel: Channel;
  staffOnline: boolean;
  /** Of the customer with whom the conversation is linked; left out for one who is not known. */
  customer?: CustomerFacts | undefined;
  /** Whether a text holds a match of a regular expression; false for one that cannot be read. */
  matches(pattern: string, text: string): boolean;
  /** The texts that an answer to a question may rest on, the likeliest first; `flowIds` may be what it is about. */
  retrieve(question: string, flowIds: readonly string[]): Passage[];
}

/** How often the bot waits in a row without anybody speaking: a chain longer than that is a loop. */
const mostWaits = 10;

/** A flow that resembles a question, the words of it that no training phrase has, and the values in it. */
export interface Doubt {
  flow: CompiledFlow;
  /** Those that are as likely meant. */
  rivals: readonly CompiledFlow[];
  words: readonly string[];
  entities: readonly FoundValue[];
  /** The question is likely about something else, so that the flow is no answer by itself. */
  isBeside: boolean;
  /** What sources are searched for where they have nothing for the question. */
  topic: string | undefined;
}

/** What the bot says and does in answer to one input, and what it knows meanwhile. */
export class TurnRecord {
  readonly events: ConversationEvent[] = [];
  readonly effects: Effect[] = [];
  protected readonly state: ConversationState;
  protected readonly language: CompiledLanguage;
  protected readonly context: DialogContext;
  /** The conversation's parameters and forms as this turn leaves them. */
  protected values: Record<string, ParameterValue>;
  private forms: Record<string, Form>;
  private company: ParameterValues | undefined;
  /** What texts say for values that were not looked up, since it was only tried. */
  private untried: ParameterValues = {};
  /** What was asked and still stands to be answered. */
  protected filling: Filling | undefined;
  private waits: number;

  constructor(state: ConversationState, language: CompiledLanguage, context: DialogContext) {
    this.context = context;
    this.state = state;
    this.language = language;
    this.values = state.parameters ?? {};
    this.forms = state.forms ?? {};
    this.filling = state.filling;
    this.waits = state.pending?.nth ?? 0;
  }

  protected flow(id: string | null): CompiledFlow | undefined {
    return id ? this.language.flows[id] : undefined;
  }

  /** What texts may name: the conversation's parameters, and what they leave of the company's values. */
  protected get named(): ParameterValues {
    return { ...this.companyValues, ...this.untried, ...this.values };
  }

  /** Has texts say `[name]` for what nobody has looked up: whoever tries a flow sees where the value will stand. */
  protected showNames(names: readonly string[]): void {
    this.untried = Object.fromEntries(names.map((name) => [name, { value: '', text: `[${name}]` }]));
  }

  private get companyValues(): ParameterValues {
    this.company ??= companyValues(this.language, this.context.now);
    return this.company;
  }

  /** Without a flow where a language model found the values. */
  protected set(flowId: string | undefined, values: Record<string, ParameterValue | null>): void {
    this.events.push({ type: 'parametersSet', ...(flowId && { flowId }), values });
    const known = { ...this.values };
    for (const [name, value] of Object.entries(values)) {
      if (value) known[name] = value;
      else delete known[name];
    }
    this.values = known;
    for (const [id, form] of Object.entries(this.forms)) {
      if (!form.isOpen) continue;
      const said = Object.entries({ ...form.values, ...values });
      const kept = Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      this.forms = { ...this.forms, [id]: { ...form, values: kept } };
    }
  }

  /** Takes the values that work has brought, if any. */
  protected learn(flowId: string | undefined, values: WorkOutcome['values'] = {}): void {
    if (Object.keys(values).length) this.set(flowId, values);
  }

  /** Says a text, of a flow if it is one's. */
  protected say(flowId: string | undefined, text: string, isQuestion = false): void {
    if (!text) return;
    this.events.push({
      type: 'botSaid',
      ...(flowId && { flowId }),
      bubbles: [{ delay: 0, messages: [{ kind: 'text', text }] }],
      ...(isQuestion && { isQuestion: true as const }),
    });
  }

  /** Offers flows as buttons, after what is said of them. */
  protected offer(flows: readonly CompiledFlow[], text: string | undefined): void {
    this.events.push({
      type: 'botSaid',
      bubbles: [
        {
          delay: 0,
          messages: [
            ...(text ? [{ kind: 'text' as const, text }] : []),
            ...flows.map(({ id, title }) => ({ kind: 'suggestion' as const, title, flowId: id })),
          ],
        },
      ],
      isQuestion: true,
    });
  }

  /** The response whose turn it is, as far as it is for the channel. */
  protected speak(flow: CompiledFlow): void {
    const next = ((this.state.lastResponses[flow.id] ?? -1) + 1) % Math.max(1, flow.responses.length);
    const chosen = flow.responses[next];
    if (!chosen) return;
    const { channel } = this.context;
    const said = chosen.bubbles.every(({ channels }) => channels === undefined)
      ? chosen.bubbles
      : chosen.bubbles.filter(({ channels }) => isForChannel(channels, channel));
    if (!said.length) return;
    const bubbles = chosen.takesValues ? fillBubbles(said, this.named) : said;
    const response = flow.responses.length > 1 ? { response: next } : {};
    this.events.push({ type: 'botSaid', flowId: flow.id, ...response, bubbles });
  }

  protected handOver(): void {
    if (!this.context.staffOnline) {
      this.events.push({ type: 'handOverUnavailable' });
      return;
    }
    this.events.push({ type: 'handOverRequested' });
    this.effects.push({ type: 'notifyStaff', reason: 'newChatRequest' });
  }

  /** Whether an action's conditions hold; how they turned out is kept for those who ask why. */
  protected isWanted(flow: CompiledFlow, { kind, when }: FlowAction): boolean {
    if (!when) return true;
    const { timeZone = 'UTC', officeTimes = [], language = '' } = this.language;
    const { now, matches, channel, staffOnline, customer } = this.context;
    const infos = { channel: channelNames[channel], language, staffOnline: String(staffOnline) };
    const circumstances = { values: this.values, now, timeZone, matches, officeTimes, infos, customer };
    const { met, checked } = checkConditions(when, circumstances);
    this.events.push({ type: 'conditionsChecked', flowId: flow.id, action: kind, met, conditions: checked });
    return met;
  }

  /** Asks the server for something. False when the flow should wait for it and has waited too often already. */
  protected request(
    flow: CompiledFlow,
    action: FlowAction['kind'],
    work: ActionWork,
    awaited?: { index: number; nextFlowId?: string },
  ): boolean {
    if (awaited && this.waits >= mostWaits) return false;
    if (awaited) this.waits++;
    this.events.push({
      type: 'workRequested',
      flowId: flow.id,
      action,
      about: aboutWork(work),
      ...(awaited && { awaited: { ...awaited, nth: this.waits } }),
    });
    this.effects.push({ type: 'work', of: this.state.seq + this.events.length, work });
    return true;
  }

  /**
   * Asks a language model. Nobody is asked where there is none, where it has answered as often as it may, or where
   * nothing is there that it could answer from.
   */
  protected generate(
    question: string,
    { ranking, waitsFor }: Pick<UnderstoodText, 'ranking' | 'waitsFor'>,
    doubt?: Doubt,
  ): 'model' | 'nobody' | 'usedUp' {
    const { generation, officeTimes = [], timeZone = 'UTC' } = this.language;
    const { generatedAnswers = 0 } = this.state;
    if (!generation || !question || this.waits >= mostWaits) return 'nobody';
    if (generatedAnswers >= generation.mostAnswers) return 'usedUp';
    const { sourceIds } = generation;
    const flowIds = ranking.map(({ flowId }) => flowId);
    // Without a model nothing is quoted of flows: what they say, they say themselves.
    const passages =
      generation.model === null
        ? []
        : this.context
            .retrieve(question, flowIds)
            .map((passage) => ({ ...passage, text: fillText(passage.text, this.companyValues) }));
    if (!passages.length && !sourceIds.length) return 'nobody';
    const moment = localMoment({ now: this.context.now, timeZone });
    const [instructions, details] = isOpen(officeTimes, moment)
      ? [generation.instructions, generation.details]
      : [generation.instructionsOutOfHours, generation.detailsOutOfHours];
    this.waits++;
    const { model, temperature, topP, maxTokens, channelId, tokenLimit } = generation;
    const [nearest] = ranking;
    this.events.push({
      type: 'generationRequested',
      question,
      model,
      ...(nearest && { nearest: { flowId: nearest.flowId, confidence: nearest.confidence } }),
      ...(doubt && {
        doubted: {
          flowId: doubt.flow.id,
          entities: [...doubt.entities],
          ...(doubt.isBeside && { isBeside: true as const }),
          ...(doubt.rivals.length && { rivalFlowIds: doubt.rivals.map(({ id }) => id) }),
        },
      }),
      nth: this.waits,
    });
    const topic = doubt?.topic ?? waitsFor;
    const work: GenerateWork = {
      kind: 'generate',
      question,
      passages,
      ...(doubt && { doubt: { flowId: doubt.flow.id, words: [...doubt.words] } }),
      ...(topic !== undefined && { topic }),
      sourceIds: [...sourceIds],
      channelId,
      tokenLimit,
      model,
      instructions,
      details: [...details],
      temperature,
      topP,
      maxTokens,
    };
    this.effects.push({ type: 'work', of: this.state.seq + this.events.length, work });
    return 'model';
  }

  protected sayGenerated(answer: Extract<GeneratedAnswer, { text: string }>): void {
    const { text, citations, isQuote, isNearest } = answer;
    const texts = [(isNearest && this.language.words?.nearest) || '', text].filter(Boolean);
    this.events.push({
      type: 'botSaid',
      bubbles: [{ delay: 0, messages: texts.map((one) => ({ kind: 'text' as const, text: one })) }],
      generated: {
        citations: [...citations],
        citing: this.language.generation?.citing ?? 'nothing',
        ...(isQuote && { isQuote }),
      },
    });
  }

  protected known(flow: CompiledFlow): Known {
    const ownNames = (flow.parameters ?? []).map(({ name }) => name);
    return { values: this.values, named: this.named, ownNames, forms: this.forms };
  }

  protected startForm({ formId, name }: Extract<FlowAction, { kind: 'startForm' }>): void {
    this.events.push({ type: 'formStarted', formId, name });
    this.forms = { ...this.forms, [formId]: { name, isOpen: true, values: {} } };
  }

  /** Ends a form registration; undefined when none of its kind is under way. */
  protected endForm(formId: string): Form | undefined {
    const form = this.forms[formId];
    if (!form?.isOpen) return undefined;
    this.events.push({ type: 'formEnded', formId, name: form.name, values: form.values });
    this.forms = { ...this.forms, [formId]: { ...form, isOpen: false } };
    return form;
  }
}
