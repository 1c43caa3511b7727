import { isForChannel } from './channel.ts';
import type { Trigger } from './event.ts';
import { fillEmail, fillForm, fillRecipient, fillRequest, fillSms, namesBrought } from './fill-work.ts';
import {
  type CompiledParameter,
  type FoundValue,
  fillText,
  type ParameterValue,
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
    this.set(flow.id, values);
  }

  /** Asks for the first value that is missing; `again` is what was asked before. False when nothing is missing. */
  protected ask(flow: CompiledFlow, again: Filling | null): boolean {
    const missing = flow.parameters?.find(({ name, question }) => question && !this.values[name]);
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
