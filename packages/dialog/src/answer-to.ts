// What an answer says of the value that was asked for. Pure.
import type { UnderstoodText } from './advance.ts';
import { answeredText, tellsNothing } from './answered-text.ts';
import { type CompiledParameter, type FoundValue, type ParameterValue, valuesSaid } from './parameters.ts';

type Language = 'da' | 'en' | undefined;

/** A name has so many words at most. */
const mostWordsOfName = 4;

/**
 * The value that was said of what was asked. Where anything is one, a short answer is it as a whole: of "Hans Peter Holm"
 * more than the name that some phrase has as its example. `today` is the day in the agent's time zone.
 */
export function answerTo(
  asked: CompiledParameter,
  text: string,
  { layer, entities = [] }: UnderstoodText,
  others: readonly CompiledParameter[],
  language: Language,
  today: string,
): ParameterValue | undefined {
  const found = sumSaid(asked, text, entities) ?? valuesSaid([asked], entities, today).get(asked.name);
  if (!found || !asked.takesAnything || layer === 'exact') return found;
  const whole = answeredText(text, language);
  const isWhole =
    whole !== null &&
    whole.length > found.text.length &&
    whole.split(/\s+/).length <= mostWordsOfName &&
    !valuesSaid(
      others,
      entities.filter(({ typeId }) => typeId !== asked.typeId),
      today,
    ).size;
  return isWhole ? { value: whole, text: whole } : found;
}

/**
 * Whether somebody says yes, thanks, or that they do not know, and nothing that could be what was asked: however much it
 * resembles what another flow is asked, the value is asked for again.
 */
export function isNoAnswer(
  asked: CompiledParameter,
  text: string,
  { cue, layer }: UnderstoodText,
  language: Language,
): boolean {
  if (cue === 'courtesy') return true;
  if (layer !== 'exact' && tellsNothing(text, language)) return true;
  return (cue === 'agree' || cue === 'assent') && !asked.takesAnything;
}

const asksHowMany = ({ name, question = '' }: CompiledParameter): boolean =>
  /mange|antal|many|number of/i.test(`${name} ${question}`);

/** What stands between numbers that are counted together: "2 voksne og 3 børn". */
const counted = /^\s*(?:\p{L}+\s*){0,2}(?:(?<=\s)(?:og|and|plus)\s|[,+&])\s*$/u;

/** Of several numbers in a row that answer how many there are, all together. */
function sumSaid(
  asked: CompiledParameter,
  text: string,
  entities: readonly FoundValue[],
): ParameterValue | undefined {
  const numbers = entities.filter(({ typeId, value }) => typeId === asked.typeId && /^\d+$/.test(value));
  const isRow = numbers.every(({ start }, at) => {
    const before = numbers[at - 1];
    return !before || counted.test(text.slice(before.end, start));
  });
  if (numbers.length < 2 || !isRow || !asksHowMany(asked)) return undefined;
  const sum = String(numbers.reduce((total, { value }) => total + Number(value), 0));
  return { value: sum, text: sum };
}
