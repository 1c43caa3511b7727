import type { UnderstoodText } from './advance.ts';
import { asksForName } from './answer-to.ts';
import { answeredText, calledIn } from './answered-text.ts';
import { type CompiledParameter, type FoundValue, valuesSaid } from './parameters.ts';
import type { CompiledFlow } from './release.ts';
import { ValueChanges } from './value-changes.ts';

/** What ends so is a question, whatever else it may be. */
export const isQuestion = (text: string) => /\?\s*$/.test(text);

/** Said before a name that is another one than before: "nej, Bob". */
const takingBack = /^(?:nej|hov|ups|undskyld|ja|no|oops|sorry|yes)[,.!]\s+/iu;
/** What leads to a number or an address behind a name. */
const leadingOn =
  /(?:[\s,;:.-]|(?<!\p{L})(?:og|and|tlf|telefon|mobil|mail|e-?mail|phone|nummer|number)(?!\p{L}))+$/iu;

/** What becomes of an answer where anything is one: it belongs to what was asked, whatever else could be found in it. */
export class TextAnswers extends ValueChanges {
  /** Takes what was said as a value where anything is one. False where it is none: "det ved jeg ikke". */
  protected takeText(
    flow: CompiledFlow,
    asked: CompiledParameter | undefined,
    said: string,
    { cue, entities = [] }: Pick<UnderstoodText, 'cue' | 'entities'>,
  ): boolean {
    if (!asked?.takesAnything) return false;
    const isName = asksForName(asked);
    if (isName && (cue === 'ask' || isQuestion(said))) return false;
    const open = this.openBeside(flow, asked);
    const text = isName ? this.nameIn(said, open, entities) : answeredText(said, this.language.language);
    if (text === null) return false;
    const more = valuesSaid(open, isName ? outside(said, text, entities) : entities, this.today);
    this.set(flow.id, Object.fromEntries(more.set(asked.name, { value: text, text })));
    return true;
  }

  /** The other parameters of a flow that nobody has told, and that not everything is a value of. */
  protected openBeside({ parameters = [] }: CompiledFlow, asked: CompiledParameter): CompiledParameter[] {
    return parameters.filter(
      ({ name, takesAnything }) => name !== asked.name && !takesAnything && !this.values[name],
    );
  }

  /**
   * Whether who is asked for a name says another value and nothing else: "på tirsdag", "12 34 56 78". The words of the agent's
   * own lists are names as well as any: a cat may be called Misser.
   */
  protected saysOther(
    asked: CompiledParameter,
    others: readonly CompiledParameter[],
    text: string,
    entities: readonly FoundValue[],
  ): boolean {
    const plain = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const said = plain(text);
    return (
      asksForName(asked) &&
      entities.some(
        (one) =>
          plain(one.text) === said &&
          /[\d@]|\p{L}\s\p{L}/u.test(one.text) &&
          others.some(({ typeId }) => typeId === one.typeId && !this.isList(typeId)),
      )
    );
  }

  /** Parameters whose values cannot be a part of a name. */
  protected noPartsOfName(
    asked: CompiledParameter,
    others: readonly CompiledParameter[],
  ): readonly CompiledParameter[] {
    return asksForName(asked) ? others.filter(({ typeId }) => !this.isList(typeId)) : others;
  }

  /** The values that correct something. Where anything is an answer, one that is known already may be a part of it. */
  protected corrected(
    { parameters = [] }: CompiledFlow,
    asked: CompiledParameter,
    entities: readonly FoundValue[],
  ): readonly FoundValue[] {
    const isKnown = ({ typeId, value }: FoundValue) =>
      parameters.some((one) => one.typeId === typeId && this.values[one.name]?.value === value);
    return asked.takesAnything ? entities.filter((one) => !isKnown(one)) : entities;
  }

  private isList(id: string): boolean {
    return this.language.entityTypes?.some((type) => type.id === id && type.kind === 'list') === true;
  }

  /** The name that an answer tells, without numbers and addresses that were said with it. */
  private nameIn(
    said: string,
    open: readonly CompiledParameter[],
    entities: readonly FoundValue[],
  ): string | null {
    const text =
      calledIn(said, this.language.language) ??
      answeredText(said.replace(takingBack, ''), this.language.language);
    if (text === null) return null;
    const name = entities
      .filter((one) => /[\d@]/.test(one.text) && open.some(({ typeId }) => typeId === one.typeId))
      .reduce((rest, one) => rest.replace(one.text, ' ').replace(leadingOn, ''), text)
      .trim();
    return /\p{L}/u.test(name) ? name : text;
  }
}

/** Values of a text that lie outside what was taken of it. */
export function outside(said: string, taken: string, entities: readonly FoundValue[]): FoundValue[] {
  const at = said.indexOf(taken);
  return at < 0
    ? [...entities]
    : entities.filter(({ start, end }) => end <= at || start >= at + taken.length);
}
