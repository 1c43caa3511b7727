import type { NluLanguage } from '../nlu-language.ts';
import type { FindKnownValues, SlotExample } from './slot-example.ts';
import { readSlotFeatures } from './slot-features.ts';
import type { SlotToken } from './slot-tokens.ts';
import { firstTag, followingTag, outsideTag } from './tag-set.ts';

/** Training phrases with their features numbered. */
export interface TaggedSet {
  slots: string[];
  /** Hash of each feature, by number. */
  hashes: Uint32Array;
  phrases: readonly TaggedPhrase[];
}

export interface TaggedPhrase {
  /** For each token, the numbers of its features. */
  features: readonly Int32Array[];
  tags: Int32Array;
}

/** A feature of a single token of many says little; among few it may be all there is. */
const fewTokens = 20_000;

/** Reads the examples that have tokens, and numbers slots and features in the order they are met. */
export function readTaggedSet(
  examples: readonly SlotExample[],
  language: NluLanguage,
  findKnownValues: FindKnownValues | undefined,
): TaggedSet {
  const slots = [...new Set(examples.flatMap(({ parts }) => parts.flatMap(({ slot }) => slot ?? [])))];
  const slotNumbers = new Map(slots.map((slot, number) => [slot, number]));
  const read = examples.map(({ parts }) => {
    const text = parts.map((part) => part.text).join('');
    const { tokens, hashes } = readSlotFeatures(text, language, findKnownValues);
    return { hashes, tags: tagsOf(tokens, parts, slotNumbers) };
  });
  const { numbers, hashes } = numberFeatures(read.map((phrase) => phrase.hashes));
  const phrases = read
    .filter(({ tags }) => tags.length > 0)
    .map(({ hashes: ofTokens, tags }) => ({
      tags,
      features: ofTokens.map((ofToken) =>
        Int32Array.from(Array.from(ofToken).flatMap((hash) => numbers.get(hash) ?? [])),
      ),
    }));
  return { slots, hashes, phrases };
}

function tagsOf(
  tokens: readonly SlotToken[],
  parts: SlotExample['parts'],
  slotNumbers: ReadonlyMap<string, number>,
): Int32Array {
  const tags = new Int32Array(tokens.length).fill(outsideTag);
  let partStart = 0;
  for (const { text, slot } of parts) {
    const partEnd = partStart + text.length;
    const number = slot === null ? undefined : slotNumbers.get(slot);
    let isFirst = true;
    for (const [at, { start }] of tokens.entries()) {
      if (number === undefined || start < partStart || start >= partEnd) continue;
      tags[at] = isFirst ? firstTag(number) : followingTag(number);
      isFirst = false;
    }
    partStart = partEnd;
  }
  return tags;
}

function numberFeatures(phrases: readonly (readonly Uint32Array[])[]): {
  numbers: ReadonlyMap<number, number>;
  hashes: Uint32Array;
} {
  const counts = new Map<number, number>();
  let tokens = 0;
  for (const ofToken of phrases.flat()) {
    tokens++;
    for (const hash of ofToken) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const leastCount = tokens < fewTokens ? 1 : 2;
  const kept = [...counts].flatMap(([hash, count]) => (count < leastCount ? [] : [hash]));
  return { numbers: new Map(kept.map((hash, number) => [hash, number])), hashes: Uint32Array.from(kept) };
}
