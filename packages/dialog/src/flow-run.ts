import { isForChannel } from './channel.ts';
import { takesDay } from './days-taken.ts';
import type { Trigger } from './event.ts';
import { fillEmail, fillForm, fillRecipient, fillRequest, fillSms, namesBrought } from './fill-work.ts';
import { localMoment } from './office-times.ts';
import {
  type CompiledParameter,
  type FoundValue,
  fillText,
  type ParameterValue,
  type RefusedDay,
  refusedDay,
  valuesSaid,
} from './parameters.ts';
import type { CompiledFlow, FlowAction } from './release.ts';
import { escapeRichText } from './show/rich-text.ts';
import type { Filling, PendingFlow } from './state.ts';
import { TurnRecord } from './turn-record.ts';
import type { WorkOutcome } from './work.ts';

/** A chain of redirects longer than this is a loop somebody built by mistake. */
const longestRedirectChain = 10;

/** A list of at most so many values is named to whom has answered with none of them. */
const mostChoices = 8;

/** What flows do once they are decided on: they ask for values, answer and act. */
export class FlowRun extends TurnRecord {
  /** The day in the agent's time zone: `2026-11-24`. */
  protected get today(): string {
    return localMoment({ now: this.context.now, timeZone: this.language.timeZone ?? 'UTC' }).date;
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
        const refused = this.begin(flow, trigger, found);
        if (refused) this.sayWhy(flow, refused);
        if (this.ask(flow, null, refused)) return;
      }
      flow = this.goOn(flow, 0);
      trigger = 'redirect';
    }
  }

  /** Runs a flow to its end, its values being there. */
  protected finish(flow: CompiledFlow): void {
    const next = this.goOn(flow, 0);
    if (next) this.run(next, 'redirect');
  }

  protected resumeFlow({ flowId, index, nextFlowId }: PendingFlow, outcome: WorkOutcome): void {
    const { failure, values, simulated } = outcome;
    const flow = this.flow(flowId);
    const action = flow?.actions[index];
    if (!flow || action?.kind !== 'request') return;
    this.learn(flow.id, values);
    if (simulated && !values) this.showNames(flow.actions.slice(0, index + 1).flatMap(namesBrought));
    const failed = failure === undefined ? undefined : this.flow(action.failedFlowId ?? null);
    const next = failed ?? this.goOn(flow, index + 1, this.flow(nextFlowId ?? null));
    if (next) this.run(next, 'redirect');
  }

  /** The agent's fallback, where no other flow is for this case. */
  protected sayFallback(own: CompiledFlow | undefined): void {
    const flow = own ?? this.flow(this.language.fallbackFlowId);
    if (flow) this.run(flow, 'fallback');
  }

  /**
   * What brings values comes first, from the action at `from` on, so that the answer can name them; then the answer
   * and the other actions in their order. The flow to go on in; none while something is waited for.
   */
  private goOn(flow: CompiledFlow, from: number, settled?: CompiledFlow): CompiledFlow | undefined {
    let next = settled;
    for (const [index, action] of flow.actions.entries()) {
      if (index < from || action.kind !== 'request' || !this.isHere(action)) continue;
      if (!this.isWanted(flow, action)) next ??= this.flow(action.otherwiseFlowId ?? null);
      else {
        const awaited = { index, ...(next && { nextFlowId: next.id }) };
        if (this.request(flow, action.kind, fillRequest(action, this.known(flow)), awaited)) return undefined;
      }
    }
    this.speak(flow);
    for (const action of flow.actions) {
      if (action.kind === 'request' || !this.isHere(action)) continue;
      if (!this.isWanted(flow, action)) next ??= this.flow(action.otherwiseFlowId ?? null);
      else next = this.perform(flow, action, next);
    }
    return next;
  }

  private isHere({ channels }: FlowAction): boolean {
    return isForChannel(channels, this.context.channel);
  }

  /** Does an action. The flow to go on in after it. */
  private perform(
    flow: CompiledFlow,
    action: Exclude<FlowAction, { kind: 'request' }>,
    next: CompiledFlow | undefined,
  ): CompiledFlow | undefined {
    const known = this.known(flow);
    switch (action.kind) {
      case 'redirect':
        return next ?? this.flow(action.flowId);
      case 'handOver':
        this.handOver();
        break;
      case 'close':
        this.events.push({ type: 'chatClosed' });
        break;
      case 'email':
        this.request(flow, action.kind, fillEmail(action, known));
        break;
      case 'sms':
        this.request(flow, action.kind, fillSms(action, known));
        break;
      case 'startForm':
        this.startForm(action);
        break;
      case 'endForm': {
        const form = this.endForm(action.formId);
        if (form) for (const work of fillForm(action, form, known)) this.request(flow, action.kind, work);
        break;
      }
      case 'forward': {
        const to = fillRecipient(action.to, known.named);
        if (to) this.events.push({ type: 'callForwarded', to });
        break;
      }
      case 'hangUp':
        this.events.push({ type: 'callEnded' });
        break;
      default:
        action satisfies never;
    }
    return next;
  }

  /**
   * The values a flow starts with: those that were said, the defaults, and after a redirect what is known already. Gives the
   * day that it has to ask for, since the one that it was told is not taken.
   */
  private begin(flow: CompiledFlow, trigger: Trigger, found: readonly FoundValue[]): RefusedDay | undefined {
    const parameters = flow.parameters ?? [];
    const said = valuesSaid(parameters, found, this.today);
    const known = trigger === 'understanding' ? {} : this.values;
    const refused =
      this.dayRefused(parameters, parameters, found) ??
      parameters.flatMap((parameter) => {
        const value = said.has(parameter.name) ? undefined : known[parameter.name];
        const isRefused = parameter.question && value && !takesDay(parameter, value.value, this.today);
        return isRefused ? [{ parameter, ...value }] : [];
      })[0];
    const values: Record<string, ParameterValue | null> = {};
    for (const parameter of parameters) {
      const { name, defaultValue } = parameter;
      const before = known[name];
      const kept = before && takesDay(parameter, before.value, this.today) ? before : undefined;
      // Whoever has named a day is asked for another one.
      const isGranted = defaultValue !== undefined && refused?.parameter !== parameter;
      values[name] =
        said.get(name) ?? kept ?? (isGranted ? { value: defaultValue, text: defaultValue } : null);
    }
    this.set(flow.id, values);
    return refused;
  }

  /** A day that was said of some of the parameters, can be asked for and is not taken. */
  protected dayRefused(
    of: readonly CompiledParameter[],
    parameters: readonly CompiledParameter[],
    found: readonly FoundValue[],
  ): RefusedDay | undefined {
    const asked = of.filter(({ question }) => question);
    return refusedDay(asked, parameters, found, this.today);
  }

  /** Says why a day is not taken. */
  protected sayWhy(flow: CompiledFlow, { parameter, value }: RefusedDay): void {
    const { dayPassed, daysPassed, dayAhead, daysAhead } = this.language.words ?? {};
    const [one, several] = parameter.days === 'past' ? [dayAhead, daysAhead] : [dayPassed, daysPassed];
    this.say(flow.id, (value.includes('/') ? several : one) ?? '');
  }

  /**
   * Asks for the first value that is missing, or for a refused one before the others; `again` is what was asked before.
   * False when nothing is missing.
   */
  protected ask(flow: CompiledFlow, again: Filling | null, refused?: RefusedDay): boolean {
    const open = flow.parameters?.filter(({ name, question }) => question && !this.values[name]) ?? [];
    const missing = open.find(({ name }) => name === refused?.parameter.name) ?? open[0];
    if (!missing?.question) return false;
    const attempt = again?.name === missing.name ? again.attempt + 1 : 1;
    this.events.push({ type: 'parameterAsked', flowId: flow.id, name: missing.name, attempt });
    const question = fillText(missing.question, this.named);
    const hint = attempt > 1 ? this.choicesOf(missing) || this.examplesOf(missing) : '';
    this.say(flow.id, hint ? `${question}\n${hint}` : question, true);
    return true;
  }

  /** The values of a list with few of them; empty for other types. */
  private choicesOf({ typeId }: CompiledParameter): string {
    const type = this.language.entityTypes?.find(({ id }) => id === typeId);
    if (type?.kind !== 'list' || type.entries.length > mostChoices) return '';
    return listed(
      this.language.words?.choices,
      type.entries.map(({ name }) => name),
    );
  }

  /** How a value may be said; empty where anything is one. */
  private examplesOf({ examples = [] }: CompiledParameter): string {
    return listed(this.language.words?.examples, examples);
  }
}

/** A line each, after an introduction; empty without one, or without any. */
const listed = (introduction: string | undefined, texts: readonly string[]): string =>
  introduction && texts.length
    ? [introduction, ...texts.map((text) => `- ${escapeRichText(text)}`)].join('\n')
    : '';
