import { z } from 'zod';
import { mix32 } from '../hash.ts';
import type { NluLanguage } from '../nlu-language.ts';
import { ModelFormatError } from '../sealed-bytes.ts';

/** What training yields and tagging needs. */
export interface TaggerModel {
  language: NluLanguage;
  slots: string[];
  /** What one step of the weights is worth. */
  step: number;
  /** Hash of each feature. */
  hashes: Uint32Array;
  /** How many tags each feature has weights for. */
  counts: Uint16Array;
  /** Tag and weight, in steps, of each; and those of the transitions, see `TagWeights`. */
  tags: Uint16Array;
  weights: Int8Array;
  transitions: Int16Array;
}

const magic = 0x47544c53; // "SLTG"
const formatVersion = 1;
const headerWords = 4; // magic, version, checksum of everything after it, length of the description
const checksumWord = 2;

const description = z.object({
  language: z.enum(['da', 'en']),
  slots: z.array(z.string()),
  step: z.number(),
  features: z.number(),
  weights: z.number(),
  transitions: z.number(),
});

type Sizes = Pick<z.infer<typeof description>, 'features' | 'weights' | 'transitions'>;

const aligned = (bytes: number): number => (bytes + 3) & ~3;

/** Writes a model as one self-contained, little-endian block of bytes. */
export function encodeTagger(model: TaggerModel): Uint8Array {
  const { language, slots, step, hashes, counts, tags, weights, transitions } = model;
  const sizes: Sizes = { features: hashes.length, weights: weights.length, transitions: transitions.length };
  const json = JSON.stringify({ language, slots, step, ...sizes });
  const start = 4 * headerWords + aligned(2 * json.length);
  const bytes = new Uint8Array(start + sectionBytes(sizes));
  const words = new Uint32Array(bytes.buffer);
  words.set([magic, formatVersion, 0, json.length]);
  const text = new Uint16Array(bytes.buffer, 4 * headerWords, json.length);
  for (let i = 0; i < json.length; i++) text[i] = json.charCodeAt(i);
  const sections = sectionsOf(bytes.buffer, start, sizes);
  sections.hashes.set(hashes);
  sections.counts.set(counts);
  sections.tags.set(tags);
  sections.weights.set(weights);
  sections.transitions.set(transitions);
  words[checksumWord] = checksum(words);
  return bytes;
}

/**
 * Reads a model written by {@link encodeTagger}.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function decodeTagger(bytes: Uint8Array): TaggerModel {
  if (bytes.length < 4 * headerWords || bytes.length % 4 !== 0) {
    throw new ModelFormatError('These bytes are not a slot tagger.');
  }
  const { buffer } = new Uint8Array(bytes);
  const words = new Uint32Array(buffer);
  if (words[0] !== magic) throw new ModelFormatError('These bytes are not a slot tagger.');
  if (words[1] !== formatVersion) throw new ModelFormatError(`Tagger format ${words[1]} is not understood.`);
  if (words[checksumWord] !== checksum(words)) throw new ModelFormatError('The slot tagger is damaged.');
  const jsonLength = words[3] ?? 0;
  let json = '';
  for (const unit of new Uint16Array(buffer, 4 * headerWords, jsonLength)) json += String.fromCharCode(unit);
  const { features, weights, transitions, ...known } = description.parse(JSON.parse(json));
  const start = 4 * headerWords + aligned(2 * jsonLength);
  return { ...known, ...sectionsOf(buffer, start, { features, weights, transitions }) };
}

function sectionBytes({ features, weights, transitions }: Sizes): number {
  return (
    4 * features + aligned(2 * features) + aligned(2 * weights) + aligned(weights) + aligned(2 * transitions)
  );
}

function sectionsOf(
  buffer: ArrayBuffer,
  start: number,
  { features, weights, transitions }: Sizes,
): Pick<TaggerModel, 'hashes' | 'counts' | 'tags' | 'weights' | 'transitions'> {
  const countsAt = start + 4 * features;
  const tagsAt = countsAt + aligned(2 * features);
  const weightsAt = tagsAt + aligned(2 * weights);
  return {
    hashes: new Uint32Array(buffer, start, features),
    counts: new Uint16Array(buffer, countsAt, features),
    tags: new Uint16Array(buffer, tagsAt, weights),
    weights: new Int8Array(buffer, weightsAt, weights),
    transitions: new Int16Array(buffer, weightsAt + aligned(weights), transitions),
  };
}

function checksum(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let i = checksumWord + 1; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return mix32(hash ^ words.length);
}
