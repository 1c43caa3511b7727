import type { Understanding } from './reason.ts';

/** The ways of understanding a text, in the order in which they are tried. */
const layers = ['exact', 'keywords', 'entities', 'classifier'] as const;

export interface TriedLayer {
  layer: (typeof layers)[number];
  outcome: 'answered' | 'notEnough' | 'nothing' | 'notNeeded';
}

/** What each layer made of a text. */
export function layersTried({ layer: decisive, ranking, threshold }: Understanding): TriedLayer[] {
  const last = decisive === 'none' ? layers.length : layers.indexOf(decisive);
  const isEnough = (ranking[0]?.confidence ?? 0) >= threshold;
  return layers.map((layer, place) => {
    if (place < last) return { layer, outcome: 'nothing' };
    if (place > last) return { layer, outcome: 'notNeeded' };
    return { layer, outcome: isEnough ? 'answered' : 'notEnough' };
  });
}
