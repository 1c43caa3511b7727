import type { NluLanguage } from '../nlu-language.ts';
import { Vocabulary } from '../vocabulary.ts';
import type { FindKnownValues, FoundSlot } from './slot-example.ts';
import { readSlotFeatures } from './slot-features.ts';
import { findTagLeads } from './tag-leads.ts';
import { isFollowing, outsideTag, slotOf, tagCount } from './tag-set.ts';
import { addEmissions, type TagWeights } from './tag-weights.ts';
import { decodeTagger, type TaggerModel } from './tagger-format.ts';

export interface SlotTagger {
  language: NluLanguage;
  slots: readonly string[];
  /** The values in a text, from left to right, without overlaps. Only the first 10,000 characters are read. */
  tag(text: string): FoundSlot[];
}

/**
 * Makes a tagger of what `trainTagger` gave. `findKnownValues` must be there if it was in training.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function loadTagger(bytes: Uint8Array, findKnownValues?: FindKnownValues): SlotTagger {
  const model = decodeTagger(bytes);
  const { language, slots, hashes } = model;
  const vocabulary = new Vocabulary(hashes);
  const weights = weightsOf(model);
  return {
    language,
    slots,
    tag(text) {
      const read = readSlotFeatures(text, language, findKnownValues);
      const length = read.tokens.length;
      const emissions = new Float64Array(length * weights.tagCount);
      for (const [at, ofToken] of read.hashes.entries()) {
        const features = Int32Array.from(ofToken, (hash) => vocabulary.find(hash)).filter(
          (feature) => feature >= 0,
        );
        addEmissions(weights, features, emissions, at * weights.tagCount);
      }
      const { tags, leads } = findTagLeads(emissions, length, weights.transitions, weights.tagCount);
      const found: FoundSlot[] = [];
      for (let at = 0; at < length; at++) {
        const tag = tags[at] ?? outsideTag;
        if (tag === outsideTag || isFollowing(tag)) continue;
        let last = at;
        while (last + 1 < length && tags[last + 1] === tag + 1) last++;
        const start = read.tokens[at]?.start ?? 0;
        const end = read.tokens[last]?.end ?? start;
        const lead = Math.min(...leads.subarray(at, Math.min(last + 2, length)));
        const slot = slots[slotOf(tag)] ?? '';
        found.push({ slot, start, end, text: text.slice(start, end), score: scoreOfLead(lead) });
      }
      return found;
    },
  };
}

/** With this, scores are about the share that is right, on few examples (xsid) as on many (snips). */
const leadScale = 8;

function scoreOfLead(lead: number): number {
  return 1 / (1 + Math.exp(-lead / leadScale));
}

function weightsOf({ slots, step, counts, tags, weights, transitions }: TaggerModel): TagWeights {
  const offsets = new Uint32Array(counts.length + 1);
  for (const [feature, count] of counts.entries()) offsets[feature + 1] = (offsets[feature] ?? 0) + count;
  return {
    tagCount: tagCount(slots),
    offsets,
    tags,
    values: Float32Array.from(weights, (weight) => weight * step),
    transitions: Float32Array.from(transitions, (weight) => weight * step),
  };
}
