import { hashStep, hashText, mix32 } from '../hash.ts';
import type { NluLanguage } from '../nlu-language.ts';
import type { FindKnownValues } from './slot-example.ts';
import { readSlotTokens, type SlotToken } from './slot-tokens.ts';

/** The tokens of a text with what tells their slots. */
export interface SlotFeatures {
  tokens: readonly SlotToken[];
  /** For each token, the hashes of its features. */
  hashes: readonly Uint32Array[];
}

const outside = 0x5bd1e995;
const longestAffix = 4;

/** Reads a text for training and tagging. */
export function readSlotFeatures(
  text: string,
  language: NluLanguage,
  findKnownValues: FindKnownValues | undefined,
): SlotFeatures {
  const tokens = readSlotTokens(text, language);
  const known = knownValueHashes(tokens, findKnownValues?.(text) ?? []);
  return { tokens, hashes: tokens.map((token, at) => featuresOf(token, at, tokens, known)) };
}

function featuresOf(
  token: SlotToken,
  at: number,
  tokens: readonly SlotToken[],
  known: readonly (readonly number[])[],
): Uint32Array {
  const word = (offset: number): number => tokens[at + offset]?.wordHash ?? outside + Math.sign(offset);
  const stem = (offset: number): number => tokens[at + offset]?.stemHash ?? outside;
  const shape = (offset: number): number => tokens[at + offset]?.shapeHash ?? outside;
  const first = tokens[0]?.wordHash ?? outside;
  const second = tokens[1]?.wordHash ?? outside;
  const here = word(0);
  // Each combination has a number of its own, by its place in the list.
  const combinations: readonly (readonly number[])[] = [
    [],
    [here],
    [stem(0)],
    [shape(0)],
    [word(-1)],
    [word(-2)],
    [word(-3)],
    [word(1)],
    [word(2)],
    [word(3)],
    [word(-1), here],
    [here, word(1)],
    [word(-2), word(-1)],
    [word(1), word(2)],
    [word(-1), word(1)],
    [word(-2), word(-1), here],
    [here, word(1), word(2)],
    [stem(-1), stem(0)],
    [shape(-1), shape(0)],
    [shape(0), shape(1)],
    [Math.min(at, 2), at === tokens.length - 1 ? 1 : 0],
    // How a request begins tells much of what it is about.
    [first],
    [first, second],
    [first, here],
  ];
  const hashes = combinations.map((parts, number) => combine(number, parts));
  const affixes = combinations.length;
  for (let length = 1; length <= longestAffix && length < token.word.length; length++) {
    hashes.push(combine(affixes, [hashText(token.word.slice(0, length), length)]));
    hashes.push(combine(affixes + 1, [hashText(token.word.slice(-length), length)]));
  }
  for (const offset of [-1, 0, 1]) {
    for (const hash of known[at + offset] ?? []) hashes.push(combine(affixes + 3 + offset, [hash]));
  }
  return Uint32Array.from(hashes);
}

function combine(number: number, parts: readonly number[]): number {
  let hash = Math.imul(number + 1, 0x9e3779b1);
  for (const part of parts) hash = hashStep(mix32(hash), part);
  return mix32(hash);
}

/** For each token, the types of the known values that it begins or goes on with. */
function knownValueHashes(tokens: readonly SlotToken[], values: ReturnType<FindKnownValues>): number[][] {
  return tokens.map((token) =>
    values
      .filter(({ start, end }) => token.start >= start && token.end <= end)
      .map(({ typeId, start }) => hashText(typeId, token.start === start ? 1 : 2)),
  );
}
