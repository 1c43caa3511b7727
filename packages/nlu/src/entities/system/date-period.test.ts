import { describe } from 'vitest';
import { itFinds } from './values-found.ts';

describe('periods of days', () => {
  itFinds('da', 'datePeriod', [
    ['næste uge', 'næste uge = 2026-11-23/2026-11-29'],
    ['i denne uge', 'i denne uge = 2026-11-16/2026-11-22'],
    ['uge 50', 'uge 50 = 2026-12-07/2026-12-13'],
    ['uge 3', 'uge 3 = 2027-01-18/2027-01-24'],
    ['i weekenden', 'i weekenden = 2026-11-21/2026-11-22'],
    ['næste weekend', 'næste weekend = 2026-11-28/2026-11-29'],
    ['juni', 'juni = 2027-06-01/2027-06-30'],
    ['i november', 'i november = 2026-11-01/2026-11-30'],
    ['næste måned', 'næste måned = 2026-12-01/2026-12-31'],
    ['næste år', 'næste år = 2027-01-01/2027-12-31'],
    ['i 2028', 'i 2028 = 2028-01-01/2028-12-31'],
    ['til sommer', 'til sommer = 2027-06-01/2027-08-31'],
    ['de næste 14 dage', 'de næste 14 dage = 2026-11-21/2026-12-05'],
    ['fra mandag til onsdag', 'fra mandag til onsdag = 2026-11-23/2026-11-25'],
    ['fra torsdag til tirsdag', 'fra torsdag til tirsdag = 2026-11-26/2026-12-01'],
    ['mellem den 3. maj og den 8. juni', 'mellem den 3. maj og den 8. juni = 2027-05-03/2027-06-08'],
    ['3.-5. maj', '3.-5. maj = 2027-05-03/2027-05-05'],
    ['fra den 28. til den 3. december', 'fra den 28. til den 3. december = 2026-11-28/2026-12-03'],
    ['20/12-5/1', '20/12-5/1 = 2026-12-20/2027-01-05'],
    ['den 3. maj'],
    ['mandag og tirsdag'],
  ]);
  itFinds('en', 'datePeriod', [
    ['this week', 'this week = 2026-11-16/2026-11-22'],
    ['next month', 'next month = 2026-12-01/2026-12-31'],
    ['June 2027', 'June 2027 = 2027-06-01/2027-06-30'],
    ['in march', 'in march = 2027-03-01/2027-03-31'],
    ['between Monday and Wednesday', 'between Monday and Wednesday = 2026-11-23/2026-11-25'],
    ['from May 3rd to 5 June', 'from May 3rd to 5 June = 2027-05-03/2027-06-05'],
    ['the next two weeks', 'the next two weeks = 2026-11-21/2026-12-05'],
    ['over the weekend', 'over the weekend = 2026-11-21/2026-11-22'],
    ['you may march'],
  ]);
});
