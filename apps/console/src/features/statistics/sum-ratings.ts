import { type RatedDay, ratingMax } from '@samtale/contract';
import type { DayBar } from '../../ui/DayBars.tsx';

/** How many ratings there are. */
export const countOf = (ratings: readonly RatedDay[]): number =>
  ratings.reduce((sum, { count }) => sum + count, 0);

/** Their average, to one decimal; 0 where there are none. */
export function averageOf(ratings: readonly RatedDay[]): number {
  const stars = ratings.reduce((sum, one) => sum + one.stars * one.count, 0);
  return Math.round((10 * stars) / Math.max(1, countOf(ratings))) / 10;
}

/** How many there are of each, the best first. */
export const countsByStars = (ratings: readonly RatedDay[]): { stars: number; count: number }[] =>
  Array.from({ length: ratingMax }, (_, index) => ratingMax - index).map((stars) => ({
    stars,
    count: countOf(ratings.filter((one) => one.stars === stars)),
  }));

/** The average of each day, for a chart. */
export const averagesByDay = (ratings: readonly RatedDay[], dates: readonly string[]): DayBar[] =>
  dates.map((date) => ({
    date,
    value: averageOf(ratings.filter((one) => one.date === date)),
    before: null,
  }));
