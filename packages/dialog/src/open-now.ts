import { localMoment, type OfficeTime } from './office-times.ts';
import { openingAt } from './opening-at.ts';
import { formats, timeInWords, type When } from './opening-words.ts';

const minute = 60_000;
const daysOfWeek = 7 * 24 * 60 * minute;
const words = {
  da: {
    open: 'åbent nu',
    closed: 'lukket nu',
    until: ' indtil ',
    opens: ' og åbner igen ',
    clock: 'kl. ',
    midnight: 'midnat',
  },
  en: {
    open: 'open now',
    closed: 'closed now',
    until: ', until ',
    opens: ' and open again ',
    clock: '',
    midnight: 'midnight',
  },
};

/** To look ahead takes milliseconds, and a busy bot says it often: what was said of the same hours in the same minute is kept. */
const said = new WeakMap<readonly OfficeTime[], { key: string; text: string }>();

/**
 * Whether it is open, and until when, to follow "we are": `åbent nu indtil kl. 17`, `lukket nu og åbner igen mandag kl. 9`.
 * Empty without any hours. Pure.
 */
export function openNowInWords(times: readonly OfficeTime[], when: When): string {
  if (!times.length) return '';
  const key = `${Math.floor(when.now / minute)} ${when.timeZone} ${when.language}`;
  const known = said.get(times);
  if (known?.key === key) return known.text;
  const text = inWords(times, when);
  said.set(times, { key, text });
  return text;
}

function inWords(times: readonly OfficeTime[], when: When): string {
  const { isOpen, until } = openingAt(times, when);
  const { open, closed, until: untilWord, opens } = words[when.language];
  const state = isOpen ? open : closed;
  if (until === null) return state;
  return `${state}${isOpen ? untilWord : opens}${momentInWords(until, isOpen, when)}`;
}

/** The clock alone on the same day, with the day of the week within a week, else with the date. */
function momentInWords(at: number, isEnd: boolean, { now, timeZone, language }: When): string {
  const here = localMoment({ now, timeZone });
  const there = localMoment({ now: at, timeZone });
  const { clock, midnight } = words[language];
  const time = `${clock}${timeInWords(there.time, language)}`;
  const isToday = there.date === here.date;
  const date = new Date(there.date);
  const isNextMidnight =
    there.time === '00:00' && date.getTime() - Date.parse(here.date) === 24 * 60 * minute;
  if (isEnd && isNextMidnight) return midnight;
  if (isToday) return language === 'en' && !isEnd ? `at ${time}` : time;
  const day = formats[at - now < daysOfWeek ? 'day' : 'date'][language].format(date);
  return language === 'en' ? `on ${day} at ${time}` : `${day} ${time}`;
}
