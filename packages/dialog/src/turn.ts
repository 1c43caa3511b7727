import type { UnderstoodText } from './advance.ts';
import { isForChannel } from './channel.ts';
import type { Trigger } from './event.ts';
import { fillEmail, fillForm, fillRecipient, fillRequest, fillSms } from './fill-work.ts';
import { openContexts } from './open-contexts.ts';
import { type FoundValue, fillText, type ParameterValue, valuesSaid } from './parameters.ts';
import type { CompiledFlow, FlowAction } from './release.ts';
import { applyEvent, type Filling, type Pending, type PendingFlow, type PendingQuestion } from './state.ts';
import { TurnRecord } from './turn-record.ts';
import type { WorkOutcome } from './work.ts';

/** A chain of redirects longer than this is a loop somebody built by mistake. */
const longestRedirectChain = 10;
/** A value is asked for so many times before the bot lets go. */
const mostAttempts = 3;

/** Decides what the bot does in answer to one input. */
export class Turn extends TurnRecord {
  greet(trigger: 'welcome' | 'welcomeBack'): void {
    const { welcomeFlowId, welcomeBackFlowId = welcomeFlowId } = this.language;
    const flow = this.flow(trigger === 'welcome' ? welcomeFlowId : welcomeBackFlowId);
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
    if (flow && this.doubts(flow, text, understood)) return;
    if (flow) this.run(flow, 'understanding', entities);
    else this.fallBack(text, ranking);
  }

  /** Whether sources are asked first, since the flow has never met words that the text is about. */
  private doubts(flow: CompiledFlow, text: string, understood: UnderstoodText): boolean {
    const { layer, ranking, unfamiliar: words = [], entities = [] } = understood;
    if (layer !== 'classifier' || !words.length || !this.language.generation?.sourceIds.length) return false;
    return this.generate(text, ranking, { flow, words, entities }) === 'model';
  }

  /** A flow that was left in the middle is offered again, once the bot has answered and waits for nothing. */
  offerInterrupted(): void {
    const at = new Date(this.surroundings.now).toISOString();
    const left = this.events.some(({ type }) => type === 'fillingEnded') || this.state.interruptedFlowId;
    if (!left) return;
    const after = this.events.reduce(
      (state, event) => applyEvent(state, { seq: state.seq + 1, at, clientId: null, event }),
      this.state,
    );
    const flow = this.flow(after.interruptedFlowId ?? null);
    const isOver = after.status === 'bot' && !after.filling && !after.pending;
    if (flow && isOver && !this.events.some(({ type }) => type === 'chatClosed' || type === 'callEnded'))
      this.offer(flow);
  }

  pick(flowId: string, title: string): void {
    const flow = this.flow(flowId);
    if (flow) this.run(flow, 'suggestion');
    else this.fallBack(title);
  }

  /** Nothing covers what was said: a flow made for that answers, or a language model, or the fallback. */
  fallBack(text: string, ranking: UnderstoodText['ranking'] = []): void {
    const otherwise = this.otherwise();
    const asked = otherwise ? 'nobody' : this.generate(text, ranking);
    if (asked === 'model') return;
    this.events.push({ type: 'questionUnsolved', text });
    const enough = asked === 'usedUp' ? this.language.generation?.limitFlowId : null;
    if (otherwise) this.run(otherwise, 'else');
    else this.sayFallback(this.flow(enough ?? null));
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
      flow = this.goOn(flow, 0);
      trigger = 'redirect';
    }
  }

  /** Goes on where the bot had to wait, with what came of it. */
  resume(pending: Pending, outcome: WorkOutcome): void {
    if ('question' in pending) this.answerGenerated(pending, outcome);
    else this.resumeFlow(pending, outcome);
  }

  private answerGenerated({ question, nearest, doubted }: PendingQuestion, outcome: WorkOutcome): void {
    const { failure, answer, values } = outcome;
    this.learn(undefined, values);
    const { filling } = this;
    const asking = filling && this.flow(filling.flowId);
    if (asking) {
      this.goOnAfterQuestion(asking, filling, question, answer);
      return;
    }
    const better = answer?.flowId ? this.flow(answer.flowId) : undefined;
    const likely = doubted && this.flow(doubted.flowId);
    if (likely && (!answer || better === likely)) this.run(likely, 'understanding', doubted.entities);
    else if (better) this.run(better, 'generation');
    else if (answer?.flowId === undefined && answer) this.sayGenerated(answer);
    else {
      this.events.push({ type: 'questionUnsolved', text: question, ...(nearest && { nearest }) });
      const { failedFlowId = null, failedText = '' } = this.language.generation ?? {};
      const isFailure = failure !== undefined && failure !== 'noAnswer';
      if (isFailure && failedText) this.say(undefined, failedText);
      else this.sayFallback(isFailure ? this.flow(failedFlowId) : undefined);
    }
  }

  /** What was asked instead of saying a value has its answer; where nothing answers it, it may be the value. */
  private goOnAfterQuestion(
    flow: CompiledFlow,
    filling: Filling,
    question: string,
    answer: WorkOutcome['answer'],
  ): void {
    const better = this.flow(answer?.flowId ?? null);
    if (better && better !== flow && !this.answerBetween(flow, filling, better, 'generation')) {
      this.endFilling('otherFlow');
      this.run(better, 'generation');
    } else if (!answer) this.goOnUnanswered(flow, filling, question);
    else if (!better || better === flow) {
      if (answer.flowId === undefined) this.sayGenerated(answer);
      this.askAgain(flow, filling);
    }
  }

  /** A question that nothing answers is the value where anything is one. */
  private goOnUnanswered(flow: CompiledFlow, filling: Filling, question: string): void {
    const asked = flow.parameters?.find(({ name }) => name === filling.name);
    if (asked?.takesAnything) this.set(flow.id, { [asked.name]: { value: question, text: question } });
    else {
      this.events.push({ type: 'questionUnsolved', text: question });
      if (filling.attempt >= mostAttempts) {
        this.endFilling('gaveUp');
        this.sayFallback(undefined);
        return;
      }
    }
    if (!this.ask(flow, filling)) this.finish(flow);
  }

  /** The agent's fallback, where no other flow is for this case. */
  private sayFallback(own: CompiledFlow | undefined): void {
    const flow = own ?? this.flow(this.language.fallbackFlowId);
    if (flow) this.run(flow, 'fallback');
  }

  private resumeFlow({ flowId, index, nextFlowId }: PendingFlow, { failure, values }: WorkOutcome): void {
    const flow = this.flow(flowId);
    const action = flow?.actions[index];
    if (!flow || action?.kind !== 'request') return;
    this.learn(flow.id, values);
    const failed = failure === undefined ? undefined : this.flow(action.failedFlowId ?? null);
    const next = failed ?? this.goOn(flow, index + 1, this.flow(nextFlowId ?? null));
    if (next) this.run(next, 'redirect');
  }

  /** Runs a flow to its end, its values being there. */
  private finish(flow: CompiledFlow): void {
    const next = this.goOn(flow, 0);
    if (next) this.run(next, 'redirect');
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
    return isForChannel(channels, this.surroundings.channel);
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
        const to = fillRecipient(action.to, this.values);
        if (to) this.events.push({ type: 'callForwarded', to });
        break;
      }
      case 'hangUp':
        this.events.push({ type: 'callEnded' });
        break;
    }
    return next;
  }

  /** The best flow that is understood well enough; one of high priority comes before the others. */
  private best({ ranking }: UnderstoodText): CompiledFlow | undefined {
    const { threshold, generation } = this.language;
    let best: CompiledFlow | undefined;
    for (const { flowId, confidence } of ranking) {
      const flow = confidence >= threshold ? this.flow(flowId) : undefined;
      if (generation?.isAlone && !flow?.parentId) continue;
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
    this.set(flow.id, values);
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
    if (understood.cue === 'ask') {
      if (other && this.answerBetween(flow, filling, other, 'understanding')) return true;
      if (!other && !answer && this.generate(text, understood.ranking) === 'model') return true;
    }
    if (answer && understood.cue !== 'correct') {
      // What else was said with it is taken too: "tirsdag kl. 14 for to".
      const more = valuesSaid([asked, ...others.filter(({ name }) => !this.values[name])], entities);
      this.set(flow.id, Object.fromEntries(more));
    } else if (this.correctIn(flow, entities, understood.cue === 'correct' ? null : others)) {
      // Set already.
    } else if (asked.takesAnything && understood.layer !== 'exact' && text.trim()) {
      this.set(flow.id, { [asked.name]: { value: text.trim(), text: text.trim() } });
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

  /**
   * Answers a question that comes instead of a value, and asks for the value again. False for a flow that does more than
   * answer: it takes over.
   */
  private answerBetween(
    flow: CompiledFlow,
    filling: Filling,
    other: CompiledFlow,
    trigger: Trigger,
  ): boolean {
    if (other.parameters || other.hasFollowUps || other.actions.length) return false;
    this.run(other, trigger);
    this.askAgain(flow, filling);
    return true;
  }

  /** Asks what was asked before something else came between. It counts as the same time. */
  private askAgain(flow: CompiledFlow, filling: Filling): void {
    this.ask(flow, { ...filling, attempt: filling.attempt - 1 });
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
    this.set(flow.id, Object.fromEntries(said));
    return true;
  }
}
