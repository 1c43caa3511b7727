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
}

/** Finds one type's values; they may overlap. */
export type FindValues = (passage: SystemPassage) => SystemFinding[];
