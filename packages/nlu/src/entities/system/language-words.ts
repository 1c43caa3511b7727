import type { NluLanguage } from '../../nlu-language.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { ClockWords } from './clock-words.ts';
import { danishCalendar } from './danish/calendar-words.ts';
import { danishClock } from './danish/clock-words.ts';
import { afterNoon, beforeNoon } from './day-parts.ts';
import { englishCalendar } from './english/calendar-words.ts';
import { englishClock } from './english/clock-words.ts';
import { createVocabulary, type Vocabulary, type WordValues } from './vocabulary.ts';

const calendars: Readonly<Record<NluLanguage, CalendarWords>> = { da: danishCalendar, en: englishCalendar };
const clocks: Readonly<Record<NluLanguage, ClockWords>> = { da: danishClock, en: englishClock };

const meridiem: WordValues = {
  am: beforeNoon,
  'a.m': beforeNoon,
  'a.m.': beforeNoon,
  pm: afterNoon,
  'p.m': afterNoon,
  'p.m.': afterNoon,
};

const dayDigits = '[12]\\d|3[01]|0?[1-9]';
const hourDigits = '1\\d|2[0-4]|0?\\d';
const minuteDigits = '[0-5]\\d';

/** The vocabularies that the phrases of dates and times name. */
export function calendarVocabularies(language: NluLanguage): Record<string, Vocabulary> {
  const calendar = calendars[language];
  const clock = clocks[language];
  const of = (words: WordValues, digits?: string): Vocabulary => createVocabulary(words, language, digits);
  const monthOrdinals = Object.fromEntries(
    Object.entries(calendar.ordinals).filter(([, value]) => value <= 12),
  );
  return {
    weekday: of(calendar.weekdays),
    month: of(calendar.months),
    plainMonth: of(calendar.plainMonths),
    monthNumber: of({}, '1[0-2]|0?[1-9]'),
    monthOrdinal: of(monthOrdinals, '1[0-2]|0?[1-9]'),
    ordinal: of(calendar.ordinals),
    day: of({}, dayDigits),
    year: of({}, '(?:19|20)\\d{2}'),
    anyYear: of({}, '(?:19|20)\\d{2}|\\d{2}'),
    week: of({}, '[1-4]\\d|5[0-3]|0?[1-9]'),
    count: of(calendar.counts, '\\d{1,3}'),
    relativeDay: of(calendar.relativeDays),
    todayPart: of(calendar.todayParts),
    fixedDay: of(calendar.fixedDays),
    which: of(calendar.which),
    dayUnit: of(calendar.dayUnits),
    monthUnit: of(calendar.monthUnits),
    minuteUnit: of(calendar.minuteUnits),
    season: of(calendar.seasons),
    hour: of(clock.hours, hourDigits),
    hourDigits: of({}, hourDigits),
    hourWords: of(clock.hours),
    minute: of({}, minuteDigits),
    minutes: of(calendar.counts, minuteDigits),
    roundMinutes: of(clock.roundMinutes, '5|10|20|25'),
    roundMinuteWords: of(clock.roundMinutes),
    dayPart: of({ ...clock.dayParts, ...meridiem }),
    partOfDay: of(clock.dayParts),
    partAfterDay: of(clock.partsAfterDay),
    named: of(clock.named),
  };
}
