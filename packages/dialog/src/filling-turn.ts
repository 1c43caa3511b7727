import type { UnderstoodText } from './advance.ts';
import { answeredText } from './answered-text.ts';
import type { Trigger } from './event.ts';
import { FlowRun } from './flow-run.ts';
import { type CompiledParameter, type FoundValue, valuesSaid } from './parameters.ts';
import type { CompiledFlow } from './release.ts';
import type { Filling } from './state.ts';
import type { WorkOutcome } from './work.ts';

/** What is no value may be a question all the same, without looking like one, when it has so many words. */
const fewestOfQuestion = 3;
const saysMuch = (text: string) => text.trim().split(/\s+/).length >= fewestOfQuestion;

/** What ends so is a question, whatever else it may be. */
const isQuestion = (text: string) => /\?\s*$/.test(text);

/** A value is asked for so many times before the bot lets go. */
const mostAttempts = 3;

/** What becomes of what is said while a flow asks for values, and of values that are taken back. */
export class FillingTurn extends FlowRun {
  /** A flow whose values were being asked for is let go of. */
  endFilling(reason: 'left' | 'timedOut' | 'otherFlow' | 'gaveUp'): void {
    if (this.filling) this.events.push({ type: 'fillingEnded', flowId: this.filling.flowId, reason });
    this.filling = undefined;
  }

  /**
   * Takes what was said as the answer to what was asked, or as a correction of another value. False when it is
   * neither, and something else is to be done about it.
   */
  protected goOnFilling(
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
      if (other && this.doubts(other, text, understood)) return true;
      if (other && this.answerBetween(flow, filling, other, 'understanding')) return true;
      if (!other && !answer && this.generate(text, understood) === 'model') return true;
    }
    if (answer && understood.cue !== 'correct') {
      // What else was said with it is taken too: "tirsdag kl. 14 for to".
      const more = valuesSaid([asked, ...others.filter(({ name }) => !this.values[name])], entities);
      this.set(flow.id, Object.fromEntries(more));
    } else if (this.correctIn(flow, entities, understood.cue === 'correct' ? null : others)) {
      // Set already.
    } else if (understood.layer !== 'exact' && this.takeText(flow, asked, text)) {
      // Set already.
    } else if (other) {
      this.endFilling('otherFlow');
      return false;
    } else if (filling.attempt >= mostAttempts) {
      this.endFilling('gaveUp');
      return false;
    } else if (saysMuch(text) && this.generate(text, understood) === 'model') return true;
    else if (isQuestion(text)) this.noteUnanswered(text);
    if (!this.ask(flow, filling)) this.finish(flow);
    return true;
  }

  /** Whether sources are asked first, since the flow has never met words that the text is about. */
  protected doubts(flow: CompiledFlow, text: string, understood: UnderstoodText): boolean {
    const { layer, unfamiliar: words = [], entities = [] } = understood;
    if (layer !== 'classifier' || !words.length || !this.language.generation?.sourceIds.length) return false;
    return this.generate(text, understood, { flow, words, entities }) === 'model';
  }

  /** Has the staff learn of what nothing answers; of a question it is said. */
  private noteUnanswered(text: string): void {
    this.events.push({ type: 'questionUnsolved', text });
    if (isQuestion(text)) this.say(undefined, this.language.words?.unanswered ?? '');
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

  /** What was asked instead of saying a value has its answer; where nothing answers it, it may be the value. */
  protected goOnAfterQuestion(
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
    if (!this.takeText(flow, asked, question)) {
      if (filling.attempt >= mostAttempts) {
        this.events.push({ type: 'questionUnsolved', text: question });
        this.endFilling('gaveUp');
        this.sayFallback(undefined);
        return;
      }
      this.noteUnanswered(question);
    }
    if (!this.ask(flow, filling)) this.finish(flow);
  }

  /** Takes what was said as a value where anything is one. False where it is none: "det ved jeg ikke". */
  private takeText(flow: CompiledFlow, asked: CompiledParameter | undefined, said: string): boolean {
    const text = asked?.takesAnything ? answeredText(said, this.language.language) : null;
    if (!asked || text === null || (isQuestion(text) && asksForName(asked))) return false;
    this.set(flow.id, { [asked.name]: { value: text, text } });
    return true;
  }

  /** Asks what was asked before something else came between. It counts as the same time. */
  protected askAgain(flow: CompiledFlow, filling: Filling): void {
    this.ask(flow, { ...filling, attempt: filling.attempt - 1 });
  }

  /** "Nej, tirsdag": a value of the flow that has just answered is another one, and the flow answers again. */
  protected correct({ cue, entities = [] }: UnderstoodText): boolean {
    const flow = cue === 'correct' ? this.flow(this.state.filledFlowId ?? null) : undefined;
    if (!flow?.parameters || !this.correctIn(flow, entities, null)) return false;
    this.finish(flow);
    return true;
  }

  /** Takes values of the given parameters, or of any, that were said again. False when there are none. */
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

/** Nobody is called by a question. Other values in free words may be one: what somebody wants to know, for instance. */
const asksForName = ({ name, question = '' }: CompiledParameter): boolean =>
  /navn|name|hedder|called/i.test(`${name} ${question}`);
