import type { UnderstoodText } from './advance.ts';
import { tellsNothing } from './answered-text.ts';
import { asksForValues, saysMuch, surelyMeant } from './filling-turn.ts';
import { OfferTurn } from './offer-turn.ts';
import type { CompiledFlow } from './release.ts';
import type { Pending, PendingQuestion } from './state.ts';
import type { WorkOutcome } from './work.ts';

/** Decides what the bot does in answer to one input. */
export class Turn extends OfferTurn {
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
    const likely = this.best(understood);
    // Who does not know asks for nothing, however much the words resemble what some flow is asked.
    const isNothing = layer === 'classifier' && tellsNothing(text, this.language.language);
    const flow = isNothing && !likely?.parentId ? undefined : likely;
    const { filling } = this;
    if (filling ? this.goOnFilling(filling, text, understood, flow) : this.correct(text, understood, flow))
      return;
    if (this.answersOffer(text, understood, flow)) return;
    const kept = this.keptForStaff(text, understood, flow);
    if (kept) this.say(undefined, kept);
    else if (this.leaves(understood, flow)) this.say(undefined, this.language.words?.left ?? '');
    else if (!flow) this.fallBack(text, understood);
    else if (!this.doubts(flow, text, understood)) {
      const rivals = this.rivalsOf(flow, understood);
      if (rivals.length || this.isBeside(flow, understood) || this.isUnmet(flow, understood))
        this.offer([flow, ...rivals], this.language.words?.meant);
      else this.run(flow, 'understanding', entities);
    }
  }

  /**
   * What is said to what is meant for a person: something that is told, and that no flow is surely asked, right after nobody
   * was there to take over, or after a message was left. Questions are still answered. Null for all else.
   */
  private keptForStaff(
    text: string,
    { cue, layer, ranking, unfamiliar = [] }: UnderstoodText,
    flow: CompiledFlow | undefined,
  ): string | null {
    const { turnedAway, hasLeftMessage } = this.state;
    const { kept, added } = this.language.words ?? {};
    const said = hasLeftMessage ? added : turnedAway && kept;
    if (!said || cue || !saysMuch(text)) return null;
    const isSure = (ranking[0]?.confidence ?? 0) >= surelyMeant && !unfamiliar.length;
    const isOfFlow = flow && (layer === 'classifier' ? isSure : layer !== 'none');
    return isOfFlow ? null : said;
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
      // Where no source knows better, the flow that was doubted answers, unless it likely is not meant.
      const known = answer ?? (doubted && { flowId: doubted.flowId });
      const isBeside = doubted?.isBeside && known?.flowId === doubted.flowId;
      const said = doubted?.flowId === asking.id ? doubted.entities : [];
      this.goOnAfterQuestion(asking, filling, question, isBeside ? undefined : known, said);
      return;
    }
    const better = answer?.flowId ? this.flow(answer.flowId) : undefined;
    const likely = doubted && this.flow(doubted.flowId);
    if (likely && (!answer || better === likely)) {
      if (doubted.isBeside || this.asksFirst(likely))
        this.offer([likely, ...this.flows(doubted.rivalFlowIds)], this.language.words?.meant);
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

  /** Whether a flow has never met what a text is about, leads far, and no source can tell. */
  private isUnmet(flow: CompiledFlow, { layer, unfamiliar = [] }: UnderstoodText): boolean {
    const hasSources = Boolean(this.language.generation?.sourceIds.length);
    return layer === 'classifier' && unfamiliar.length > 0 && !hasSources && this.asksFirst(flow);
  }

  /** Whether visitors are asked if they mean a flow of which that is doubted: one that asks for values leads far. */
  private asksFirst(flow: CompiledFlow): boolean {
    return asksForValues(flow) && this.language.words?.meant !== undefined;
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
