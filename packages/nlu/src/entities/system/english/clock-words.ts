import type { ClockWords } from '../clock-words.ts';
import { afternoon, evening, morning, night } from '../day-parts.ts';
import { englishCalendar } from './calendar-words.ts';
import { englishCounts } from './counts.ts';

export const englishClock: ClockWords = {
  hours: Object.fromEntries(
    Object.entries(englishCounts).filter(
      ([word, value]) => value <= 24 && word.length > 2 && word !== 'a couple of',
    ),
  ),
  dayParts: {
    ...englishCalendar.todayParts,
    'in the morning': morning,
    'in the afternoon': afternoon,
    'in the evening': evening,
    'at night': night,
    'in the night': night,
  },
  partsAfterDay: {
    morning,
    afternoon,
    evening,
    night: evening,
    'in the morning': morning,
    'in the afternoon': afternoon,
    'in the evening': evening,
    'at night': evening,
  },
  named: { noon: 12 * 60, midday: 12 * 60, midnight: 0 },
  roundMinutes: { five: 5, ten: 10, twenty: 20, 'twenty-five': 25, 'twenty five': 25 },
};
