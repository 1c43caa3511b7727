import type { UnderstoodText } from './advance.ts';
import { applyEvent } from './apply-event.ts';
import { saysLittleBeside } from './beside-value.ts';
import { asksForValues, FillingTurn } from './filling-turn.ts';
import { openContexts } from './open-contexts.ts';
import { refusedDay, valuesSaid } from './parameters.ts';
import type { CompiledFlow } from './release.ts';
import { plainWords } from './talked-about.ts';

/** What the bot offers, what becomes of it when the visitor answers in words, and what is said where nothing covers these. */
export class OfferTurn extends FillingTurn {
  pick(flowId: string, title: string): void {
    const flow = this.flow(flowId);
    const { doubted } = this.state;
    if (flow) this.run(flow, 'suggestion', doubted?.flowId === flowId ? doubted.entities : []);
    else this.fallBack(title);
  }

  /**
   * Takes the words on a button, yes, no or a missing value as the answer to what was offered. False where it is none;
   * `flow` is what was said resembles most.
   */
  protected answersOffer(text: string, understood: UnderstoodText, flow: CompiledFlow | undefined): boolean {
    // The very words of a flow are its own.
    if (understood.layer === 'exact') return false;
    const { offeredFlowIds = [], suggested = [] } = this.state;
    const chosen = suggested.find(({ title }) => title === plainWords(text));
    if (chosen && this.flow(chosen.flowId)) this.pick(chosen.flowId, text);
    else if (offeredFlowIds.length) return this.answersQuestion(this.flows(offeredFlowIds), text, understood);
    // What follows up on the answer knows better what yes and no mean.
    else if (flow?.parentId) return false;
    else return this.answersSuggestion(this.flows(suggested.map(({ flowId }) => flowId)), text, understood);
    return true;
  }

  /** What the bot asked itself: "Mener du det her?" */
  private answersQuestion(
    [only, ...others]: CompiledFlow[],
    text: string,
    understood: UnderstoodText,
  ): boolean {
    const { cue, entities } = understood;
    const isYes = cue === 'agree' || cue === 'assent';
    if (!only) return false;
    if (isYes && others.length) this.offer([only, ...others], this.language.words?.choices);
    else if (isYes) this.pick(only.id, text);
    else if (!others.length && this.saysMissingValue(only, text, understood))
      this.run(only, 'suggestion', entities);
    else return this.letsGo(understood);
    return true;
  }

  /** What a flow's answer has buttons for. "Ok" is no wish to go there. */
  private answersSuggestion(
    [only, ...others]: CompiledFlow[],
    text: string,
    understood: UnderstoodText,
  ): boolean {
    if (!only) return false;
    if (understood.cue !== 'agree' || others.length) return this.letsGo(understood);
    this.pick(only.id, text);
    return true;
  }

  private letsGo({ cue }: UnderstoodText): boolean {
    const isNo = cue === 'leave' || cue === 'decline';
    const { left } = this.language.words ?? {};
    if (!isNo || !left) return false;
    this.say(undefined, left);
    return true;
  }

  /** Whether somebody to whom a flow is offered again says the value that it asked for, or a day that it does not take, instead of yes. */
  private saysMissingValue(
    flow: CompiledFlow,
    text: string,
    { cue, entities = [] }: UnderstoodText,
  ): boolean {
    const missing = flow.parameters?.find(({ name, question }) => question && !this.values[name]);
    if (!missing || cue === 'ask') return false;
    const said =
      valuesSaid([missing], entities, this.today).get(missing.name) ??
      refusedDay([missing], [missing], entities, this.today);
    return said !== undefined && saysLittleBeside(text, said.text);
  }

  /** Whether something is not wanted that would have to be begun first, or that is over already: "glem det". */
  protected leaves({ cue, layer }: UnderstoodText, flow: CompiledFlow | undefined): boolean {
    if (layer === 'exact' || cue !== 'leave' || !this.language.words?.left) return false;
    return flow ? asksForValues(flow) : !this.otherwise();
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
      this.offer([flow], this.language.words?.interrupted);
  }

  /** Nothing covers what was said: a flow made for that answers, or a language model, or the fallback. */
  fallBack(
    text: string,
    understood: Pick<UnderstoodText, 'ranking' | 'waitsFor' | 'cue'> = { ranking: [] },
  ): void {
    const otherwise = this.otherwise();
    const isCourtesy = understood.cue === 'courtesy';
    const { courtesy } = this.language.words ?? {};
    if (!otherwise && courtesy && isCourtesy) {
      this.say(undefined, courtesy);
      return;
    }
    // No source is asked about a goodbye: it may tell of funerals.
    const asked = otherwise || isCourtesy ? 'nobody' : this.generate(text, understood);
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
}
