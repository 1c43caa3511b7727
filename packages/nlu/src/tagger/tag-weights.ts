/** Which features can speak for which tags, and how much. Feature f has the entries offsets[f] to offsets[f + 1]. */
export interface TagWeights {
  tagCount: number;
  offsets: Uint32Array;
  tags: Uint16Array;
  values: Float32Array;
  /** What speaks for a tag after another; the last row is for the first token. */
  transitions: Float32Array;
}

/** Sums up what speaks for each tag of a token: `sums[from + tag]`. */
export function addEmissions(
  { offsets, tags, values }: Omit<TagWeights, 'transitions'>,
  features: Int32Array,
  sums: Float64Array,
  from: number,
): void {
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] ?? 0;
    const end = offsets[feature + 1] ?? 0;
    for (let at = offsets[feature] ?? 0; at < end; at++) {
      const place = from + (tags[at] ?? 0);
      sums[place] = (sums[place] ?? 0) + (values[at] ?? 0);
    }
  }
}
