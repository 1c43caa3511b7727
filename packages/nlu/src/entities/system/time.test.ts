import { describe } from 'vitest';
import { itFinds } from './values-found.ts';

describe('times', () => {
  itFinds('da', 'time', [
    ['kl. 14', 'kl. 14 = 14:00'],
    ['klokken fjorten', 'klokken fjorten = 14:00'],
    ['kl 8', 'kl 8 = 08:00'],
    ['kl. 3', 'kl. 3 = 15:00'],
    ['kl. 03.00', 'kl. 03.00 = 03:00'],
    ['14.30', '14.30 = 14:30'],
    ['14:30', '14:30 = 14:30'],
    ['halv tre', 'halv tre = 14:30'],
    ['halv 11', 'halv 11 = 10:30'],
    ['halv et', 'halv et = 12:30'],
    ['kvart over 8', 'kvart over 8 = 08:15'],
    ['kvart i ni', 'kvart i ni = 08:45'],
    ['fem minutter i fire', 'fem minutter i fire = 15:55'],
    ['ti over ti', 'ti over ti = 10:10'],
    ['5 over halv 3', '5 over halv 3 = 14:35'],
    ['fem i halv fire', 'fem i halv fire = 15:25'],
    ['8 om aftenen', '8 om aftenen = 20:00'],
    ['kl. 3 om natten', 'kl. 3 om natten = 03:00'],
    ['kl. 8 i aften', 'kl. 8 i aften = 20:00'],
    ['kl. 24', 'kl. 24 = 00:00'],
    ['midnat', 'midnat = 00:00'],
    ['om to timer', 'om to timer = 22:00'],
    ['om en halv time', 'om en halv time = 20:30'],
    ['14', '14 = 14:00'],
    ['12,50 kr og 99 kr'],
    ['kl. 25'],
    ['03.05.2027'],
    ['jeg er en halv time forsinket'],
  ]);
  itFinds('en', 'time', [
    ['3 pm', '3 pm = 15:00'],
    ['3pm', '3pm = 15:00'],
    ['3:30 p.m.', '3:30 p.m. = 15:30'],
    ['12 am', '12 am = 00:00'],
    ['12 pm', '12 pm = 12:00'],
    ['half past two', 'half past two = 14:30'],
    ['quarter to nine', 'quarter to nine = 08:45'],
    ['a quarter past 8', 'a quarter past 8 = 08:15'],
    ['ten to four', 'ten to four = 15:50'],
    ['twenty past ten', 'twenty past ten = 10:20'],
    ['7 o’clock in the evening', '7 o’clock in the evening = 19:00'],
    ['at 9', 'at 9 = 09:00'],
    ['14:30', '14:30 = 14:30'],
    ['noon', 'noon = 12:00'],
    ['in 20 minutes', 'in 20 minutes = 20:20'],
    ['at 9 percent'],
    ['2.50'],
  ]);
});

describe('dates with times', () => {
  itFinds('da', 'dateTime', [
    ['næste tirsdag kl. halv tre', 'næste tirsdag kl. halv tre = 2026-11-24T14:30'],
    ['tirsdag den 3. maj kl. halv tre', 'tirsdag den 3. maj kl. halv tre = 2027-05-03T14:30'],
    ['i morgen kl. 8 om aftenen', 'i morgen kl. 8 om aftenen = 2026-11-22T20:00'],
    ['i morgen eftermiddag kl. 3', 'i morgen eftermiddag kl. 3 = 2026-11-22T15:00'],
    ['i morgen, kl. 10', 'i morgen, kl. 10 = 2026-11-22T10:00'],
    ['kl. 14 på tirsdag', 'kl. 14 på tirsdag = 2026-11-24T14:00'],
    ['i aften kl. 8', 'i aften kl. 8 = 2026-11-21T20:00'],
    ['kl. 8 i aften', 'kl. 8 i aften = 2026-11-21T20:00'],
    ['om to timer', 'om to timer = 2026-11-21T22:00'],
    ['om 5 timer', 'om 5 timer = 2026-11-22T01:00'],
    ['2026-12-24T18:30', '2026-12-24T18:30 = 2026-12-24T18:30'],
    ['i morgen'],
    ['kl. 14'],
  ]);
  itFinds('en', 'dateTime', [
    ['next Tuesday at half past two', 'next Tuesday at half past two = 2026-11-24T14:30'],
    ['3:30 p.m. tomorrow', '3:30 p.m. tomorrow = 2026-11-22T15:30'],
    ['tomorrow afternoon at 3', 'tomorrow afternoon at 3 = 2026-11-22T15:00'],
    ['Dec 5, 2026 at 4pm', 'Dec 5, 2026 at 4pm = 2026-12-05T16:00'],
    ['in an hour', 'in an hour = 2026-11-21T21:00'],
  ]);
});

describe('periods of the day', () => {
  itFinds('da', 'timePeriod', [
    ['om eftermiddagen', 'om eftermiddagen = 12:00/18:00'],
    ['tirsdag formiddag', 'formiddag = 09:00/12:00'],
    ['i morgen tidlig', 'i morgen tidlig = 06:00/09:00'],
    ['mellem 8 og 12', 'mellem 8 og 12 = 08:00/12:00'],
    ['fra kl. 9 til 12.30', 'fra kl. 9 til 12.30 = 09:00/12:30'],
    ['fra halv ni til kvart over ti', 'fra halv ni til kvart over ti = 08:30/10:15'],
    ['kl. 14-16', 'kl. 14-16 = 14:00/16:00'],
    ['9-17', '9-17 = 09:00/17:00'],
    ['mellem 7 og 9 om aftenen', 'mellem 7 og 9 om aftenen = 19:00/21:00'],
    ['fra 2 til 4', 'fra 2 til 4 = 14:00/16:00'],
    ['fra 6 til 10', 'fra 6 til 10 = 06:00/10:00'],
    ['fra 22 til 06', 'fra 22 til 06 = 22:00/06:00'],
    ['2 til 3 personer'],
    ['god aften'],
    ['2026-11-12'],
    ['i morgen'],
  ]);
  itFinds('en', 'timePeriod', [
    ['from 9 to 5', 'from 9 to 5 = 09:00/17:00'],
    ['between 10 and 2', 'between 10 and 2 = 10:00/14:00'],
    ['from 7 to 9 pm', 'from 7 to 9 pm = 19:00/21:00'],
    ['in the morning', 'in the morning = 06:00/12:00'],
    ['good morning'],
    ['twenty-five'],
  ]);
});
