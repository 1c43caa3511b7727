// How many there are, as an answer says it. Pure.
import type { CompiledParameter, FoundValue, ParameterValue } from './parameters.ts';

const asksHowMany = ({ name, question = '' }: CompiledParameter): boolean =>
  /mange|antal|many|number of/i.test(`${name} ${question}`);

/** What stands between numbers that are counted together: "2 voksne og 3 børn". */
const counted = /^\s*(?:\p{L}+\s*){0,2}(?:(?<=\s)(?:og|and|plus)\s|[,+&])\s*$/u;

/** Articles count beside numbers: "to voksne og et barn". What somebody only brings along does not. */
const one =
  /(?<![\p{L}\p{N}])(?:en|et|én|ét|a|an|one)(?=\s+(?!høj ?stol|barne ?stol|barnevogn|klapvogn|kørestol|seng|weekendseng|high ?chair|pram|stroller|buggy|wheelchair|cot|push ?chair)\p{L})/giu;

interface Counted {
  start: number;
  end: number;
  value: number;
}

const inRow = (numbers: readonly Counted[], text: string): boolean =>
  numbers.every(({ start }, at) => {
    const before = numbers[at - 1];
    return !before || counted.test(text.slice(before.end, start));
  });

/** Of several numbers in a row that answer how many there are, all together. */
export function sumSaid(
  asked: CompiledParameter,
  text: string,
  entities: readonly FoundValue[],
): ParameterValue | undefined {
  if (!asksHowMany(asked)) return undefined;
  const numbers = entities
    .filter(({ typeId, value }) => typeId === asked.typeId && /^\d+$/.test(value))
    .map(({ start, end, value }) => ({ start, end, value: Number(value) }));
  if (!numbers.length) return undefined;
  const ones = Array.from(text.matchAll(one), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: 1,
  })).filter(({ start, end }) => !entities.some((other) => other.start < end && start < other.end));
  const withOnes = [...numbers, ...ones].sort((first, second) => first.start - second.start);
  const row = [withOnes, numbers].find((some) => some.length > 1 && inRow(some, text));
  if (!row) return undefined;
  const sum = String(row.reduce((total, { value }) => total + value, 0));
  return { value: sum, text: sum };
}

/** Nothing but one of something, as an answer: "et barn", "bare en lille hund". */
const onlyOne =
  /^(?:(?:der|det|vi|jeg|it|there|we|i)(?:[’']s| er| har| bliver| is| have)? )?(?:(?:kun|bare|just|only|jo) )?(?:en|et|én|ét|a|an|one) (?!(?:del|masse|gang|dag|uge|anden|andet|smule|håndfuld|flok|familie|gruppe|par|halv|halvt|øjeblik|lot|few|couple|dozen|moment|minute|second|group|family|bit|half)(?!\p{L}))\p{L}+(?: \p{L}+)?[.!]?$/iu;

/** "Et barn" says how many, where numbers are what is asked for. */
export function oneSaid(
  asked: CompiledParameter,
  text: string,
  entities: readonly FoundValue[],
): ParameterValue | undefined {
  const isSaid = asksHowMany(asked) && !entities.some(({ typeId }) => typeId === asked.typeId);
  return isSaid && onlyOne.test(text.trim()) ? { value: '1', text: '1' } : undefined;
}
