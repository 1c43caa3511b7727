import { expect, it } from 'vitest';
import type { NluLanguage } from '../../nlu-language.ts';
import { createEntityExtractor } from '../entity-extractor.ts';
import { type SystemEntityType, systemEntityTypes } from '../entity-types.ts';

/** A Saturday evening in Copenhagen. */
const saturdayEvening = Date.parse('2026-11-21T19:00:00Z');
const types = systemEntityTypes.map((dataType) => ({ id: dataType, kind: 'system' as const, dataType }));
const extractors = { da: createEntityExtractor(types, 'da'), en: createEntityExtractor(types, 'en') };

/** What is found, as "words = value". */
export function valuesFound(
  language: NluLanguage,
  type: SystemEntityType,
  text: string,
  now = saturdayEvening,
  timeZone = 'Europe/Copenhagen',
): string[] {
  const found = extractors[language].extract(text, { now, timeZone }, [type]);
  return found.map(({ text: words, value }) => `${words} = ${value}`);
}

/** Of each value that is found, the last one that its words may mean. */
export const pastValues = (language: NluLanguage, type: SystemEntityType, text: string) =>
  extractors[language]
    .extract(text, { now: saturdayEvening, timeZone: 'Europe/Copenhagen' }, [type])
    .map(({ pastValue }) => pastValue);

/** Declares a test for each text, with what is to be found in it. */
export function itFinds(
  language: NluLanguage,
  type: SystemEntityType,
  rows: readonly (readonly [text: string, ...found: string[]])[],
): void {
  it.each(rows.map(([text, ...found]) => ({ text, found })))(
    `${type} (${language}): $text`,
    ({ text, found }) => {
      expect(valuesFound(language, type, text)).toEqual(found);
    },
  );
}
