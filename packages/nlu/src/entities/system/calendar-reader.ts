import type { NluLanguage } from '../../nlu-language.ts';
import { danishDatePhrases } from './danish/date-phrases.ts';
import { danishPeriodPhrases } from './danish/period-phrases.ts';
import { danishTimePhrases } from './danish/time-phrases.ts';
import { type DaySpan, daysOfPhrase, type PeriodPhraseKind } from './date-periods.ts';
import { type DatePhraseKind, dayOfPhrase } from './dates.ts';
import { type DayPart, dayParts } from './day-parts.ts';
import { englishDatePhrases } from './english/date-phrases.ts';
import { englishPeriodPhrases } from './english/period-phrases.ts';
import { englishTimePhrases } from './english/time-phrases.ts';
import { calendarVocabularies } from './language-words.ts';
import { buildPhraseFinder } from './phrase-rules.ts';
import { rememberLast } from './remember-last.ts';
import type { SystemPassage } from './system-passage.ts';
import { readTime, type TimeReading } from './times.ts';

/** A day in a folded text. */
export interface DateReading {
  start: number;
  end: number;
  score: number;
  kind: DatePhraseKind;
  day: number;
  /** The last such day, where the words do not tell that it lies ahead; else the same. */
  pastDay: number;
  /** "i aften" says when on the day. */
  part: DayPart | null;
}

export interface PartReading {
  start: number;
  end: number;
  score: number;
  part: DayPart;
}

export interface PeriodReading extends DaySpan {
  start: number;
  end: number;
  score: number;
  kind: PeriodPhraseKind;
  /** The last such days, where the words do not tell that they lie ahead; else the same. */
  past: DaySpan;
}

/** Everything in a text that has to do with days and times; readings may overlap. */
export interface CalendarReader {
  dates(passage: SystemPassage): DateReading[];
  periods(passage: SystemPassage): PeriodReading[];
  times(passage: SystemPassage): TimeReading[];
  /** Hours without anything that tells that they are hours. */
  bareHours(passage: SystemPassage): TimeReading[];
  /** "om eftermiddagen" */
  parts(passage: SystemPassage): PartReading[];
  /** "eftermiddag", which counts after a day only. */
  partsAfterDay(passage: SystemPassage): PartReading[];
}

const datePhrases = { da: danishDatePhrases, en: englishDatePhrases };
const periodPhrases = { da: danishPeriodPhrases, en: englishPeriodPhrases };
const timePhrases = { da: danishTimePhrases, en: englishTimePhrases };

export function* buildCalendarReader(language: NluLanguage): Generator<void, CalendarReader> {
  const words = calendarVocabularies(language);
  const findDates = yield* buildPhraseFinder(datePhrases[language], words, language);
  const findPeriods = yield* buildPhraseFinder(periodPhrases[language], words, language);
  const findTimes = yield* buildPhraseFinder(timePhrases[language], words, language);
  const findHours = yield* buildPhraseFinder([{ kind: 'clock', pattern: '{hour}' }], words, language);
  const findParts = yield* buildPhraseFinder(
    [{ kind: 'part', pattern: '(?<!god |good ){part:partOfDay}' }],
    words,
    language,
  );
  const findPartsAfterDay = yield* buildPhraseFinder(
    [{ kind: 'part', pattern: '{part:partAfterDay}' }],
    words,
    language,
  );
  const readParts = (find: typeof findParts, text: string): PartReading[] =>
    find(text).flatMap(({ start, end, score, numbers }) => {
      const part = dayParts[numbers.part ?? -1];
      return part ? [{ start, end, score, part }] : [];
    });
  return {
    dates: rememberLast(({ text, said }) => {
      const read = findDates(text).map((match) => ({ match, day: dayOfPhrase(match, said) }));
      const missing = read.filter(({ day }) => day === null);
      return read.flatMap(({ match: { start, end, score, kind, numbers }, day }) => {
        // "31. februar" is no day, so the "31." in it is none either.
        if (day === null || missing.some(({ match }) => match.start <= start && end <= match.end)) return [];
        const part = dayParts[numbers.todayPart ?? -1] ?? null;
        const pastDay = dayOfPhrase({ kind, numbers }, said, 'back') ?? day;
        return [{ start, end, score, kind, day, pastDay, part }];
      });
    }),
    periods: ({ text, said }) =>
      findPeriods(text).flatMap((match) => {
        const days = daysOfPhrase(match, said);
        const { start, end, score, kind } = match;
        const past = daysOfPhrase(match, said, 'back') ?? days;
        return days && past ? [{ start, end, score, kind, ...days, past }] : [];
      }),
    times: rememberLast(({ text, said }) => findTimes(text).flatMap((match) => readTime(match, said) ?? [])),
    bareHours: ({ text, said }) => findHours(text).flatMap((match) => readTime(match, said) ?? []),
    parts: ({ text }) => readParts(findParts, text),
    partsAfterDay: ({ text }) => readParts(findPartsAfterDay, text),
  };
}
