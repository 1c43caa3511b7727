import type { UnderstoodText } from './advance.ts';
import { answerTo, asksForName, isNoAnswer } from './answer-to.ts';
import { calledIn, refusesToTell } from './answered-text.ts';
import { oneSaid } from './count-said.ts';
import type { Trigger } from './event.ts';
import {
  type CompiledParameter,
  type FoundValue,
  type ParameterValue,
  valuesSaid,
  wholeValues,
} from './parameters.ts';
import { mostAttempts } from './refused-days.ts';
import type { CompiledFlow } from './release.ts';
import type { Filling } from './state.ts';
import { isQuestion, outside, TextAnswers } from './text-answers.ts';
import type { WorkOutcome } from './work.ts';

/** What is no value may be a question all the same, without looking like one, when it has so many words. */
const fewestOfQuestion = 3;
export const saysMuch = (text: string) => text.trim().split(/\s+/).length >= fewestOfQuestion;

/** Confidences that lie so near tell nothing of which flow is meant. */
const tie = 0.05;

/** A flow that was recognised with less may be asked about first. */
export const surelyMeant = 0.85;

/** What becomes of what is said while a flow asks for values, and of values that are taken back. */
export class FillingTurn extends TextAnswers {
  /**
   * Takes what was said as the answer to what was asked, or as a correction of another value. False when it is
   * neither, and something else is to be done about it.
   */
  protected goOnFilling(
    filling: Filling,
    text: string,
    said: UnderstoodText,
    best: CompiledFlow | undefined,
  ): boolean {
    const flow = this.flow(filling.flowId);
    const asked = flow?.parameters?.find(({ name }) => name === filling.name);
    if (!flow?.parameters || !asked) return false;
    const understood = { ...said, entities: wholeValues(flow.parameters, said.entities ?? []) };
    if (this.isLeft(text, understood)) {
      this.endFilling('left');
      this.say(flow.id, this.language.words?.left ?? '');
      return true;
    }
    const other = best && best.id !== flow.id ? best : undefined;
    if (this.change(flow, filling, text, understood, other)) return true;
    const { entities } = understood;
    const others = flow.parameters.filter(({ name }) => name !== asked.name);
    const open = [asked, ...others.filter(({ name }) => !this.values[name])];
    const answer = this.answerIn(asked, text, understood, others);
    const isCorrection = understood.cue === 'correct' && !this.isCalled(asked, text);
    const isText = asked.takesAnything && !isCorrection && !this.saysOther(asked, others, text, entities);
    const among = isCorrection ? flow.parameters : open;
    const refused = answer
      ? undefined
      : this.refusedIn(text, isCorrection ? among : [asked], among, entities, other);
    if (
      !answer &&
      isNoAnswer(asked, text, understood, this.language.language) &&
      filling.attempt < mostAttempts
    )
      return this.ask(flow, filling);
    if (understood.cue === 'ask') {
      if (other && this.doubts(other, text, understood)) return true;
      if (other && this.answerBetween(flow, filling, other, 'understanding')) return true;
      const isAnswered = answer !== undefined || refused !== undefined;
      if (!other && !isAnswered && this.generate(text, understood) === 'model') return true;
      if (!other && isAnswered && this.asksAboutMore(flow, text, understood)) return true;
    }
    if (refused) return this.refuse(flow, filling, refused, text, valuesSaid(among, entities, this.today));
    if (answer && !isCorrection) {
      // What else was said with it is taken too: "tirsdag kl. 14 for to".
      const beside = asksForName(asked) ? outside(text, answer.text, entities) : entities;
      const more = valuesSaid(open, beside, this.today);
      this.set(flow.id, Object.fromEntries(more.set(asked.name, answer)));
    } else if (isText && understood.layer !== 'exact' && this.takeText(flow, asked, text, understood)) {
      // Set already.
    } else if (isCorrection && this.correctIn(flow, this.corrected(flow, asked, entities), null)) {
      // Set already.
    } else if (!isCorrection && this.correctIn(flow, entities, isText ? open : others)) {
      // Set already.
    } else if (!isText && understood.layer !== 'exact' && this.takeText(flow, asked, text, understood)) {
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

  /** Whether somebody does not want to go on, or does not want to tell. */
  private isLeft(text: string, { cue, layer }: UnderstoodText): boolean {
    return cue === 'leave' || (layer !== 'exact' && refusesToTell(text, this.language.language));
  }

  /** Whether somebody who is asked for a name says what somebody is called, whatever it begins with. */
  private isCalled(asked: CompiledParameter, text: string): boolean {
    return (
      asked.takesAnything === true &&
      asksForName(asked) &&
      calledIn(text, this.language.language) !== undefined
    );
  }

  private answerIn(
    asked: CompiledParameter,
    text: string,
    understood: UnderstoodText,
    others: readonly CompiledParameter[],
  ): ParameterValue | undefined {
    const { language, entityTypes } = this.language;
    const type = entityTypes?.find(({ id }) => id === asked.typeId);
    const isNumber = type?.kind === 'system' && type.dataType === 'number';
    return (
      answerTo(asked, text, understood, this.noPartsOfName(asked, others), language, this.today) ??
      (isNumber ? oneSaid(asked, text, understood.entities ?? []) : undefined)
    );
  }

  /** Looks up a question that has the value in it, and is about more: "er der teori på torsdag?" tells no wished day yet. */
  private asksAboutMore(flow: CompiledFlow, text: string, understood: UnderstoodText): boolean {
    const { asksBeside: words, entities = [] } = understood;
    if (!words || !this.language.generation?.sourceIds.length) return false;
    return (
      this.generate(text, understood, {
        flow,
        rivals: [],
        words,
        entities,
        isBeside: true,
        topic: undefined,
      }) === 'model'
    );
  }

  /** Whether sources are asked first, since the flow has never met words that the text is about. */
  protected doubts(flow: CompiledFlow, text: string, understood: UnderstoodText): boolean {
    const { layer, unfamiliar: words = [], asksOtherwise, topic, entities = [] } = understood;
    const isDoubted = words.length > 0 || asksOtherwise === true || this.refersBack(understood);
    const isAsked = layer === 'classifier' && understood.cue !== 'courtesy';
    if (!isAsked || !isDoubted || !this.language.generation?.sourceIds.length) return false;
    const isBeside = this.isBeside(flow, understood);
    const rivals = this.rivalsOf(flow, understood);
    return this.generate(text, understood, { flow, rivals, words, entities, isBeside, topic }) === 'model';
  }

  /**
   * Whether a flow is likely not what is asked for, however much it resembles it: one that asks for values is asked in
   * another way than ever, what usually holds is asked about a holiday, or it was hardly recognised: in words that one which
   * does something has never met, or in a question about what was said before. Visitors are offered such a flow then.
   */
  protected isBeside(flow: CompiledFlow, understood: UnderstoodText): boolean {
    const { layer, asksOtherwise, namesHoliday, unfamiliar = [] } = understood;
    if (layer !== 'classifier' || this.language.words?.meant === undefined) return false;
    if (namesHoliday === true || (asksOtherwise === true && asksForValues(flow))) return true;
    const { confidence = 1 } = understood.ranking.find(({ flowId }) => flowId === flow.id) ?? {};
    const isGuess = this.refersBack(understood) || (unfamiliar.length > 0 && doesSomething(flow));
    return isGuess && confidence < surelyMeant;
  }

  /** Whether a question is about what was said before it, and something was. */
  private refersBack({ refersBack }: UnderstoodText): boolean {
    return refersBack === true && (this.state.endUserMessages ?? 0) > 0;
  }

  /** Flows that a text resembles as much as one that asks for values: visitors say which of them they mean. */
  protected rivalsOf(flow: CompiledFlow, { layer, ranking }: UnderstoodText): CompiledFlow[] {
    const [first, second] = ranking;
    const rival = this.flow(second?.flowId ?? null);
    if (layer !== 'classifier' || !rival || !first || !second || first.flowId !== flow.id) return [];
    const isTie = second.confidence > Math.max(this.language.threshold, first.confidence - tie);
    return isTie && asksForValues(flow) && this.language.words?.meant !== undefined ? [rival] : [];
  }

  protected flows(ids: readonly string[] = []): CompiledFlow[] {
    return ids.flatMap((id) => this.flow(id) ?? []);
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
    said: readonly FoundValue[] = [],
  ): void {
    const better = this.flow(answer?.flowId ?? null);
    if (better && better !== flow && !this.answerBetween(flow, filling, better, 'generation')) {
      this.endFilling('otherFlow');
      this.run(better, 'generation');
    } else if (!answer) this.goOnUnanswered(flow, filling, question, said);
    else if (!better || better === flow) {
      if (answer.flowId === undefined) this.sayGenerated(answer);
      this.askAgain(flow, filling);
    }
  }

  /** A question that nothing answers is the value where anything is one. */
  private goOnUnanswered(
    flow: CompiledFlow,
    filling: Filling,
    question: string,
    said: readonly FoundValue[],
  ): void {
    const asked = flow.parameters?.find(({ name }) => name === filling.name);
    const open = flow.parameters?.filter(({ name }) => !this.values[name]) ?? [];
    const values = valuesSaid(open, said, this.today);
    const refused = asked && this.dayRefused([asked], open, said);
    if (refused) {
      this.refuse(flow, filling, refused, question, values);
      return;
    }
    if (values.has(filling.name)) this.set(flow.id, Object.fromEntries(values));
    else if (!this.takeText(flow, asked, question, { cue: 'ask', entities: [...said] })) {
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

  /** Asks what was asked before something else came between. It counts as the same time. */
  protected askAgain(flow: CompiledFlow, filling: Filling): void {
    this.ask(flow, { ...filling, attempt: filling.attempt - 1 });
  }
}

/** Going to another flow is none: that one tells what follows. */
const doesSomething = ({ actions }: CompiledFlow): boolean => actions.some(({ kind }) => kind !== 'redirect');

export const asksForValues = ({ parameters }: CompiledFlow): boolean =>
  parameters?.some(({ question }) => question !== undefined) === true;
