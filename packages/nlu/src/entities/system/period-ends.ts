import type { NluLanguage } from '../../nlu-language.ts';
import { adjacentPairs } from './adjacent.ts';
import { danishPeriodEnds } from './danish/period-phrases.ts';
import { englishPeriodEnds } from './english/period-phrases.ts';

const ends = { da: danishPeriodEnds, en: englishPeriodEnds };
const both = new Set(['og', 'and']);
const longestBefore = 24;

/** Two ends of a period that stand in a row. */
export interface PeriodEnds<End> {
  first: End;
  last: End;
  /** Where the period begins, "fra" or "mellem" included. */
  start: number;
  /** Whether "fra", "mellem" or the like stands before it. */
  announced: boolean;
  /** Whether a dash joins the ends. */
  dashed: boolean;
}

/** Finds ends joined as a period: "fra … til …", "mellem … og …", "…-…". */
export function periodEndsFinder(
  language: NluLanguage,
): <End extends { start: number; end: number }>(text: string, readings: readonly End[]) => PeriodEnds<End>[] {
  const joint = new RegExp(`\\s{0,3}${ends[language].between}\\s{0,3}`, 'uy');
  const before = new RegExp(`(?<![\\p{L}\\p{N}])${ends[language].before}\\s{1,3}$`, 'u');
  return (text, readings) =>
    adjacentPairs(text, readings, joint, readings).flatMap(({ first, second, joint: joining }) => {
      const from = Math.max(first.start - longestBefore, 0);
      const announcement = before.exec(text.slice(from, first.start));
      const announced = announcement !== null;
      const word = joining.trim();
      if (both.has(word) && !announced) return [];
      const start = announcement ? from + announcement.index : first.start;
      return [{ first, last: second, start, announced, dashed: /^[-–]$/.test(word) }];
    });
}
