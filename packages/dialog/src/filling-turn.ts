import type { UnderstoodText } from './advance.ts';
import { answerTo, isNoAnswer } from './answer-to.ts';
import { answeredText } from './answered-text.ts';
import type { Trigger } from './event.ts';
import { type CompiledParameter, type FoundValue, valuesSaid, wholeValues } from './parameters.ts';
import { mostAttempts, RefusedDays } from './refused-days.ts';
import type { CompiledFlow } from './release.ts';
import type { Filling } from './state.ts';
import type { WorkOutcome } from './work.ts';

/** What is no value may be a question all the same, without looking like one, when it has so many words. */
const fewestOfQuestion = 3;
const saysMuch = (text: string) => text.trim().split(/\s+/).length >= fewestOfQuestion;

/** Confidences that lie so near tell nothing of which flow is meant. */
const tie = 0.05;

/** A flow that was recognised with less and does something is asked about first. */
const sureToAct = 0.75;

/** What ends so is a question, whatever else it may be. */
const isQuestion = (text: string) => /\?\s*$/.test(text);

/** What becomes of what is said while a flow asks for values, and of values that are taken back. */
export class FillingTurn extends RefusedDays {
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
    if (understood.cue === 'leave') {
      this.endFilling('left');
      this.say(flow.id, this.language.words?.left ?? '');
      return true;
    }
    const other = best && best.id !== flow.id ? best : undefined;
    const { entities } = understood;
    const others = flow.parameters.filter(({ name }) => name !== asked.name);
    const open = [asked, ...others.filter(({ name }) => !this.values[name])];
    const answer = answerTo(asked, text, understood, others, this.language.language, this.today);
    const isCorrection = understood.cue === 'correct';
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
      const more = valuesSaid(open, entities, this.today);
      this.set(flow.id, Object.fromEntries(more.set(asked.name, answer)));
    } else if (this.correctIn(flow, entities, isCorrection ? null : others)) {
      // Set already.
    } else if (understood.layer !== 'exact' && this.takeText(flow, asked, text, understood.cue)) {
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
    const isDoubted = words.length > 0 || asksOtherwise === true || understood.refersBack === true;
    if (layer !== 'classifier' || !isDoubted || !this.language.generation?.sourceIds.length) return false;
    const isBeside = this.isBeside(flow, understood);
    const rivals = this.rivalsOf(flow, understood);
    return this.generate(text, understood, { flow, rivals, words, entities, isBeside, topic }) === 'model';
  }

  /**
   * Whether a flow is likely not what is asked for, however much it resembles it: one that asks for values is asked in
   * another way than ever, what usually holds is asked about a holiday, or one that does something was hardly
   * recognised in words it has never met. Visitors are offered such a flow then.
   */
  protected isBeside(flow: CompiledFlow, understood: UnderstoodText): boolean {
    const { layer, asksOtherwise, namesHoliday, unfamiliar = [] } = understood;
    if (layer !== 'classifier' || this.language.words?.meant === undefined) return false;
    if (namesHoliday === true || (asksOtherwise === true && asksForValues(flow))) return true;
    const { confidence = 1 } = understood.ranking.find(({ flowId }) => flowId === flow.id) ?? {};
    return unfamiliar.length > 0 && confidence < sureToAct && doesSomething(flow);
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
    else if (!this.takeText(flow, asked, question, 'ask')) {
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
  private takeText(
    flow: CompiledFlow,
    asked: CompiledParameter | undefined,
    said: string,
    cue: UnderstoodText['cue'],
  ): boolean {
    const text = asked?.takesAnything ? answeredText(said, this.language.language) : null;
    if (!asked || text === null) return false;
    if ((cue === 'ask' || isQuestion(text)) && asksForName(asked)) return false;
    this.set(flow.id, { [asked.name]: { value: text, text } });
    return true;
  }

  /** Asks what was asked before something else came between. It counts as the same time. */
  protected askAgain(flow: CompiledFlow, filling: Filling): void {
    this.ask(flow, { ...filling, attempt: filling.attempt - 1 });
  }

  /** "Nej, tirsdag": a value of the flow that has just answered is another one, and the flow answers again. */
  protected correct(text: string, { cue, entities = [] }: UnderstoodText, best?: CompiledFlow): boolean {
    const flow = cue === 'correct' ? this.flow(this.state.filledFlowId ?? null) : undefined;
    if (!flow?.parameters) return false;
    const { parameters } = flow;
    const other = best === flow ? undefined : best;
    const day = this.refusedIn(text, parameters, parameters, entities, other);
    if (day) return this.refuse(flow, null, day, text, valuesSaid(parameters, entities, this.today));
    if (!this.correctIn(flow, entities, null)) return false;
    this.finish(flow);
    return true;
  }

  /** Takes values of the given parameters, or of any, that were said again. False when there are none. */
  private correctIn(
    flow: CompiledFlow,
    entities: readonly FoundValue[],
    among: CompiledFlow['parameters'] | null,
  ): boolean {
    const said = valuesSaid(among ?? flow.parameters ?? [], entities, this.today);
    // Of several it is not known which is meant instead of a value that was said before.
    for (const { name, typeId } of among ?? [])
      if (this.values[name] && entities.filter((one) => one.typeId === typeId).length > 1) said.delete(name);
    if (!said.size) return false;
    this.set(flow.id, Object.fromEntries(said));
    return true;
  }
}

/** Going to another flow is none: that one tells what follows. */
const doesSomething = ({ actions }: CompiledFlow): boolean => actions.some(({ kind }) => kind !== 'redirect');

export const asksForValues = ({ parameters }: CompiledFlow): boolean =>
  parameters?.some(({ question }) => question !== undefined) === true;

/** Nobody is called by a question. Other values in free words may be one: what somebody wants to know, for instance. */
const asksForName = ({ name, question = '' }: CompiledParameter): boolean =>
  /navn|name|hedder|called/i.test(`${name} ${question}`);
