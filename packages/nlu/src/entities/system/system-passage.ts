import type { Span } from '../spans.ts';
import type { LocalMoment } from './calendar/local-moment.ts';

/** What the system types read: a folded text, and when it was said. */
export interface SystemPassage {
  text: string;
  /** The visitor's wall clock. */
  said: LocalMoment;
}

/** A value in a folded text. */
export interface SystemFinding extends Span {
  /** The stretch as it stands there unless given. */
  value?: string;
  /** The last day that the words may mean, where `value` is the coming one and they do not tell which. */
  pastValue?: string;
}

/** A value as it comes next, and as it was last, where that is another one. */
export const eitherWay = (value: string, pastValue: string): Pick<SystemFinding, 'value' | 'pastValue'> =>
  pastValue === value ? { value } : { value, pastValue };

/** Finds one type's values; they may overlap. */
export type FindValues = (passage: SystemPassage) => SystemFinding[];
