import type { ListedTimeZone } from '@samtale/contract';
import { placeOf } from './place-of.ts';

/**
 * Zones with the words of a search in their names, those whose place begins with it first; all for no search. Places
 * are found by what they are called in the language and in English.
 */
export function matchTimeZones(
  zones: readonly ListedTimeZone[],
  search: string,
  language: string,
): readonly ListedTimeZone[] {
  const wanted = plain(search);
  if (!wanted) return zones;
  const words = wanted.split(' ');
  const found = zones.filter(({ name }) => {
    const said = plain(`${placeOf(name, language)} ${name}`);
    return words.every((word) => said.includes(word));
  });
  const begins = ({ name }: ListedTimeZone) => Number(!plain(placeOf(name, language)).startsWith(wanted));
  return [...found].sort((one, other) => begins(one) - begins(other));
}

/** Accents do not count, nor what stands between the words. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[_/]+/g, ' ').trim().toLowerCase();
