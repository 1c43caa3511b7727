import { expect, test } from 'vitest';
import { callsHoursOwn, tellsHours } from './opening-hours.ts';

test('hours of days are told, and not any times', () => {
  for (const text of [
    'Mandag til fredag kl. 9–18',
    'Monday to Friday 9 am to 6 pm',
    'Alle dage kl. 8–20',
    'Sunday closed',
    'It is open daily from 8 am to 6 pm.',
  ])
    expect(tellsHours(text)).toBe(true);
  for (const text of [
    'Quiet hours are from 10.30 pm to 7.30 am.',
    'Showers are open all night.',
    'Bestil inden kl. 18.',
  ])
    expect(tellsHours(text)).toBe(false);
});

test('hours are the company’s own under such a heading, or where it says "we"', () => {
  expect(callsHoursOwn('Kontakt › Åbningstider i receptionen', 'Mandag 9–18')).toBe(true);
  expect(callsHoursOwn('Welcome', 'We are open daily from 9 am to 5 pm.')).toBe(true);
  expect(callsHoursOwn('Facilities › Swimming pool', 'The pool is open daily from 9 am to 8 pm.')).toBe(
    false,
  );
});
