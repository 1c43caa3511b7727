import type { CompiledFlow, FoundValue, UnderstoodText } from '@samtale/dialog';
import {
  asksForPerson,
  type Classifier,
  holidaysIn,
  hoursAsked,
  measuresIn,
  type NluLanguage,
  questionWordsOf,
  refersBack,
  turnsAround,
  wishedIn,
  wishedNoMoreIn,
  withoutMeasures,
} from '@samtale/nlu';

/** What speaks against a flow that a text resembles. */
type Doubts = Pick<UnderstoodText, 'unfamiliar' | 'asksOtherwise' | 'namesHoliday' | 'refersBack' | 'topic'>;

interface Resembling {
  text: string;
  /** The values in the text. */
  values: readonly FoundValue[];
  flow: CompiledFlow;
  language: NluLanguage;
}

/** Compares a text with what the phrases of the flow that it resembles say. Pure. */
export function doubtsOf({ text, values, flow, language }: Resembling, classifier: Classifier): Doubts {
  // What answers in the context of another flow was asked about that.
  const back = flow.parentId === null && refersBack(text, language) !== null && { refersBack: true as const };
  if (handsOver(flow) && asksForPerson(text, language)) return {};
  const words = tellsHours(text, flow, language, classifier)
    ? []
    : classifier.unfamiliarWords(withoutMeasures(withoutCollected(text, values, flow), language), flow.id);
  if (leadsOn(flow)) {
    // Few pages say "late" where they tell until when. Those that do come first.
    const measures = classifier.unfamiliarWords(measuresIn(text, language), flow.id);
    const isMet = (word: string) => classifier.speaksFor(word, flow.id);
    const noMore = wishedNoMoreIn(text, language);
    const wished = wishedIn(text, language);
    const asksOtherwise =
      measures.length > 0 ||
      !questionWordsOf(text, language).every(isMet) ||
      turnsAround(text, language, isMet) ||
      (noMore !== undefined && !classifier.speaksAsWritten(noMore, flow.id));
    // Who says that they want what the flow does mean it, whatever for.
    const isWished = wished !== undefined && isMet(wished) && !asksOtherwise;
    const unfamiliar = isWished ? [] : words.length ? words : measures;
    return {
      ...back,
      ...(unfamiliar.length && { unfamiliar }),
      ...(asksOtherwise && { asksOtherwise: true as const }),
      ...(!words.length && measures.length && { topic: text }),
    };
  }
  const holiday = unmetHolidays(text, flow, language, classifier);
  return {
    ...back,
    ...(words.length && { unfamiliar: words }),
    ...(holiday && { namesHoliday: true as const, topic: holiday }),
  };
}

/** Whether it asks for values or does something, instead of only answering. */
const leadsOn = ({ parameters, actions }: CompiledFlow): boolean =>
  actions.length > 0 || parameters?.some(({ question }) => question !== undefined) === true;

const handsOver = ({ actions }: CompiledFlow): boolean => actions.some(({ kind }) => kind === 'handOver');

/** Whether it is the company's hours that are asked for, of whichever day, and the flow only answers and speaks of those. */
function tellsHours(
  text: string,
  flow: CompiledFlow,
  language: NluLanguage,
  classifier: Classifier,
): boolean {
  const hours = leadsOn(flow) ? null : hoursAsked(text, language);
  return hours?.isCompanys === true && hours.forms.some((form) => classifier.speaksFor(form, flow.id));
}

/** A flow need not know what the values are called that it collects. */
export function withoutCollected(
  text: string,
  values: readonly FoundValue[],
  { parameters }: CompiledFlow,
): string {
  const collected = new Set(parameters?.map(({ typeId }) => typeId));
  return values
    .filter(({ typeId }) => collected.has(typeId))
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

/** The holidays in a text that the flow's phrases do not name: what is usual may not hold then. */
const unmetHolidays = (
  text: string,
  flow: CompiledFlow,
  language: NluLanguage,
  classifier: Classifier,
): string =>
  holidaysIn(text, language)
    .filter((holiday) => classifier.unfamiliarWords(holiday, flow.id).length)
    .join(' ');
