import type { BenchRow } from '../bench-row.ts';

/** A figure beside its reference. `least`: what it must reach whatever the reference says. */
export interface Figure {
  what: string;
  ours: number;
  reference: number | null;
  referenceName: string;
  unit: string;
}

function rowOf(figure: Figure, target: string, met: boolean | null): BenchRow {
  const { ours, reference } = figure;
  return { ...figure, ratio: reference ? ours / reference : null, target, met };
}

/** A figure that must reach `least` and be above its reference. */
export function aboveReference(figure: Figure, least?: number): BenchRow {
  const reached = least === undefined || figure.ours >= least;
  const above = figure.reference === null ? null : figure.ours > figure.reference;
  const target = least === undefined ? 'above' : `≥ ${least} ${figure.unit}, above`;
  return rowOf(figure, target, reached ? above : false);
}

/** A figure that must be at least, or with `most` at most, this share of its reference. */
export function shareOfReference(figure: Figure, share: number, bound: 'least' | 'most'): BenchRow {
  const sign = bound === 'least' ? '≥' : '≤';
  const limit = figure.reference === null ? null : figure.reference * share;
  const met = limit === null ? null : bound === 'least' ? figure.ours >= limit : figure.ours <= limit;
  return rowOf(figure, `${sign} ${share} of it`, met);
}

/** A figure of ours alone, that must be at most `most`. */
export function atMost(figure: Figure, most: number): BenchRow {
  return rowOf(figure, `≤ ${most} ${figure.unit}`, figure.ours <= most);
}

/** A figure that is only shown. */
export function shown(figure: Figure): BenchRow {
  return rowOf(figure, '', null);
}
