// What an answer says of the value that was asked for. Pure.
import type { UnderstoodText } from './advance.ts';
import { answeredText, calledIn, tellsNothing } from './answered-text.ts';
import { sumSaid } from './count-said.ts';
import { type CompiledParameter, type ParameterValue, valuesSaid } from './parameters.ts';

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
  const called = asksForName(asked) ? calledIn(text, language) : undefined;
  if (called !== undefined) return { value: called, text: called };
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

/** Nobody is called by a question. Other values in free words may be one: what somebody wants to know, for instance. */
export const asksForName = ({ name, question = '' }: CompiledParameter): boolean =>
  /navn|name|hedder|called/i.test(`${name} ${question}`);
