import type { ClockWords } from '../clock-words.ts';
import { afternoon, earlyMorning, evening, forenoon, night } from '../day-parts.ts';
import { danishCalendar } from './calendar-words.ts';
import { danishCounts } from './counts.ts';

export const danishClock: ClockWords = {
  hours: Object.fromEntries(
    Object.entries(danishCounts).filter(([word, value]) => value <= 24 && word !== 'en' && word !== 'et par'),
  ),
  dayParts: {
    ...danishCalendar.todayParts,
    'om morgenen': earlyMorning,
    'i morgen tidlig': earlyMorning,
    'om formiddagen': forenoon,
    'om eftermiddagen': afternoon,
    'om aftenen': evening,
    'om natten': night,
    'på eftermiddagen': afternoon,
    formiddagen: forenoon,
    eftermiddagen: afternoon,
    formiddag: forenoon,
    eftermiddag: afternoon,
  },
  partsAfterDay: {
    morgen: earlyMorning,
    tidlig: earlyMorning,
    formiddag: forenoon,
    eftermiddag: afternoon,
    aften: evening,
    nat: night,
    'om morgenen': earlyMorning,
    'om formiddagen': forenoon,
    'om eftermiddagen': afternoon,
    'om aftenen': evening,
    'om natten': night,
  },
  named: { midnat: 0, 'ved middagstid': 12 * 60, 'midt på dagen': 12 * 60 },
  roundMinutes: { fem: 5, ti: 10, tyve: 20, femogtyve: 25 },
};
