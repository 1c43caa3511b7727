import type { UnderstoodText } from './advance.ts';
import { applyEvent } from './apply-event.ts';
import { FillingTurn } from './filling-turn.ts';
import { openContexts } from './open-contexts.ts';
import type { CompiledFlow } from './release.ts';
import type { Pending, PendingQuestion } from './state.ts';
import type { WorkOutcome } from './work.ts';

/** A flow that has never met words of a question is meant from this confidence on, 0..1. */
const surelyMeant = 0.85;

/** Decides what the bot does in answer to one input. */
export class Turn extends FillingTurn {
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
    else this.fallBack(text, understood);
  }

  /** A flow that was left in the middle is offered again, once the bot has answered and waits for nothing. */
  offerInterrupted(): void {
    const at = new Date(this.context.now).toISOString();
    const left = this.events.some(({ type }) => type === 'fillingEnded') || this.state.interruptedFlowId;
    if (!left) return;
    const after = this.events.reduce(
      (state, event) => applyEvent(state, { seq: state.seq + 1, at, clientId: null, event }),
      this.state,
    );
    const flow = this.flow(after.interruptedFlowId ?? null);
    const isOver = after.status === 'bot' && !after.filling && !after.pending;
    if (flow && isOver && !this.events.some(({ type }) => type === 'chatClosed' || type === 'callEnded'))
      this.offer(flow, this.language.words?.interrupted);
  }

  pick(flowId: string, title: string): void {
    const flow = this.flow(flowId);
    const { doubted } = this.state;
    if (flow) this.run(flow, 'suggestion', doubted?.flowId === flowId ? doubted.entities : []);
    else this.fallBack(title);
  }

  /** Nothing covers what was said: a flow made for that answers, or a language model, or the fallback. */
  fallBack(text: string, understood: Pick<UnderstoodText, 'ranking' | 'waitsFor'> = { ranking: [] }): void {
    const otherwise = this.otherwise();
    const asked = otherwise ? 'nobody' : this.generate(text, understood);
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
    if (outcome.simulated && !answer) {
      // Nobody knows what would have been answered.
      if (asking) this.askAgain(asking, filling);
      return;
    }
    if (asking) {
      // Where no source knows better, the flow that was doubted answers.
      const known = answer ?? (doubted && { flowId: doubted.flowId });
      this.goOnAfterQuestion(asking, filling, question, known);
      return;
    }
    const better = answer?.flowId ? this.flow(answer.flowId) : undefined;
    const likely = doubted && this.flow(doubted.flowId);
    if (likely && (!answer || better === likely)) {
      if (this.isUnsure(likely, nearest?.confidence)) this.offer(likely, this.language.words?.meant);
      else this.run(likely, 'understanding', doubted.entities);
    } else if (better) this.run(better, 'generation');
    else if (answer?.flowId === undefined && answer) this.sayGenerated(answer);
    else {
      this.events.push({ type: 'questionUnsolved', text: question, ...(nearest && { nearest }) });
      const { failedFlowId = null, failedText = '' } = this.language.generation ?? {};
      const isFailure = failure !== undefined && failure !== 'noAnswer';
      if (isFailure && failedText) this.say(undefined, failedText);
      else this.sayFallback(isFailure ? this.flow(failedFlowId) : undefined);
    }
  }

  /** Whether to ask first if a flow is meant: one that asks for values leads far from what it does not know. */
  private isUnsure(flow: CompiledFlow, confidence = 1): boolean {
    const asks = flow.parameters?.some(({ question }) => question !== undefined);
    return asks === true && confidence < surelyMeant && this.language.words?.meant !== undefined;
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
}
