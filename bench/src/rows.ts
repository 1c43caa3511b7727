import type { BenchRow } from './bench-row.ts';

/** A figure beside its reference. */
export interface Figure {
  what: string;
  ours: number;
  reference: number | null;
  referenceName: string;
  /** The median of the rounds' ratios; `ours / reference` unless given. */
  ratio?: number;
  unit: string;
  note?: string;
}

/** A figure of ours alone. */
export function ownFigure(what: string, ours: number, unit: string, note?: string): Figure {
  return { what, ours, reference: null, referenceName: '', unit, ...(note && { note }) };
}

function rowOf(figure: Figure, target: string, met: boolean | null): BenchRow {
  const ratio = figure.ratio ?? (figure.reference ? figure.ours / figure.reference : null);
  return { ...figure, ratio, target, met };
}

/** A figure that must reach `least` (if given) and be above its reference. */
export function aboveReference(figure: Figure, least?: number): BenchRow {
  const reached = least === undefined || figure.ours >= least;
  const above = figure.reference === null ? null : figure.ours > figure.reference;
  const target = least === undefined ? 'above' : `≥ ${least} ${figure.unit}, above`;
  return rowOf(figure, target, reached ? above : false);
}

/** A figure that must be at least, or with `most` at most, this share of its reference. */
export function shareOfReference(figure: Figure, share: number, bound: 'least' | 'most'): BenchRow {
  const row = rowOf(figure, `${bound === 'least' ? '≥' : '≤'} ${share} of it`, null);
  if (row.ratio === null) return row;
  return { ...row, met: bound === 'least' ? row.ratio >= share : row.ratio <= share };
}

/** A figure that must be at most `most`, whatever its reference says. */
export function atMost(figure: Figure, most: number): BenchRow {
  return rowOf(figure, `≤ ${most} ${figure.unit}`, figure.ours <= most);
}

/** A figure that must be at least `least`, whatever its reference says. */
export function atLeast(figure: Figure, least: number): BenchRow {
  return rowOf(figure, `≥ ${least} ${figure.unit}`, figure.ours >= least);
}

/** A figure that is only shown. */
export function shown(figure: Figure): BenchRow {
  return rowOf(figure, '', null);
}

/** A figure that is not there: `met` is false when measuring failed, null when it was not tried. */
export function missing(what: string, note: string, met: false | null): BenchRow {
  return {
    what,
    ours: null,
    reference: null,
    referenceName: '',
    ratio: null,
    target: '',
    met,
    unit: '',
    note,
  };
}
