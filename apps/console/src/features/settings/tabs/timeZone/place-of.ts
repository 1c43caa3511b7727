import { danishPlaces } from './danish-places.ts';

/** A time zone as one says it in a language: `København`, `Argentina/Buenos Aires`; `UTC` is of no place. */
export const placeOf = (name: string, language: string): string =>
  (language === 'da' && danishPlaces.get(name)) || englishPlace(name);

const englishPlace = (name: string): string => name.replaceAll('_', ' ').replace(/^[^/]+\//, '');

/** The part of the world it is named by; empty for one of no place. */
export const regionOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');
