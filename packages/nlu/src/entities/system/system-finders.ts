import type { NluLanguage } from '../../nlu-language.ts';
import type { SystemEntityType } from '../entity-types.ts';
import { ageFinder } from './age.ts';
import { buildCalendarReader } from './calendar-reader.ts';
import { colorFinder } from './color.ts';
import { dateFinder } from './date.ts';
import { datePeriodFinder } from './date-period.ts';
import { dateTimeFinder } from './date-time.ts';
import { findEmails } from './email.ts';
import { findFiles } from './file.ts';
import { languageFinder } from './language.ts';
import { numberFinder } from './number.ts';
import { findPhoneNumbers } from './phone-number.ts';
import type { FindValues } from './system-passage.ts';
import { timeFinder } from './time.ts';
import { timePeriodFinder } from './time-period.ts';
import { findZipCodes } from './zip-code.ts';

const byLanguage = new Map<NluLanguage, Readonly<Record<SystemEntityType, FindValues>>>();

/**
 * How each system type is found, made once for a language, bit by bit. "text" is whatever is said when it is asked for:
 * it is not looked for.
 */
export function* buildSystemFinders(
  language: NluLanguage,
): Generator<void, Readonly<Record<SystemEntityType, FindValues>>> {
  const known = byLanguage.get(language);
  if (known) return known;
  const reader = yield* buildCalendarReader(language);
  const ofAges = ageFinder(language);
  yield;
  const ofLanguages = languageFinder(language);
  yield;
  const finders = {
    text: () => [],
    age: ofAges,
    color: colorFinder(language),
    date: dateFinder(reader),
    dateTime: dateTimeFinder(reader),
    datePeriod: datePeriodFinder(reader, language),
    time: timeFinder(reader),
    timePeriod: timePeriodFinder(reader, language),
    email: findEmails,
    language: ofLanguages,
    number: numberFinder(language),
    phoneNumber: findPhoneNumbers,
    zipCode: findZipCodes,
    file: findFiles,
  };
  byLanguage.set(language, finders);
  return finders;
}
