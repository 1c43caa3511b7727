import { describe, expect, it } from 'vitest';
import type { NluLanguage } from '../../nlu-language.ts';
import type { SystemEntityType } from '../entity-types.ts';
import { itFinds, pastValues, valuesFound } from './values-found.ts';

describe('dates', () => {
  itFinds('da', 'date', [
    ['i dag', 'i dag = 2026-11-21'],
    ['idag eller imorgen', 'idag = 2026-11-21', 'imorgen = 2026-11-22'],
    ['i overmorgen', 'i overmorgen = 2026-11-23'],
    ['i går', 'i går = 2026-11-20'],
    ['igaar', 'igaar = 2026-11-20'],
    ['på tirsdag', 'på tirsdag = 2026-11-24'],
    ['Tirsdag passer fint', 'Tirsdag = 2026-11-24'],
    ['på lørdag', 'på lørdag = 2026-11-28'],
    ['næste tirsdag', 'næste tirsdag = 2026-11-24'],
    ['naeste loerdag', 'naeste loerdag = 2026-11-28'],
    ['mandag i næste uge', 'mandag i næste uge = 2026-11-23'],
    ['onsdag i uge 50', 'onsdag i uge 50 = 2026-12-09'],
    ['mandag om 2 uger', 'mandag om 2 uger = 2026-12-07'],
    ['i mandags', 'i mandags = 2026-11-16'],
    ['sidste lørdag', 'sidste lørdag = 2026-11-14'],
    ['den 3. maj', 'den 3. maj = 2027-05-03'],
    ['fra 3. til 10. juli', 'fra 3. til 10. juli = 2027-07-03'],
    ['uge 29, 3.-10. juli', '3.-10. juli = 2027-07-03'],
    ['3 maj 2028', '3 maj 2028 = 2028-05-03'],
    ['d. 24/12', 'd. 24/12 = 2026-12-24'],
    ['3/5', '3/5 = 2027-05-03'],
    ['3/5-28', '3/5-28 = 2028-05-03'],
    ['03.05.2027', '03.05.2027 = 2027-05-03'],
    ['3.5.85', '3.5.85 = 1985-05-03'],
    ['03-05-2027', '03-05-2027 = 2027-05-03'],
    ['2027-05-03', '2027-05-03 = 2027-05-03'],
    ['den 21. november', 'den 21. november = 2026-11-21'],
    ['20. november', '20. november = 2027-11-20'],
    ['tirsdag den 24. nov.', 'tirsdag den 24. nov. = 2026-11-24'],
    ['den tredje maj', 'den tredje maj = 2027-05-03'],
    ['den 3. i 5.', 'den 3. i 5. = 2027-05-03'],
    ['den femogtyvende', 'den femogtyvende = 2026-11-25'],
    ['den 20.', 'den 20. = 2026-12-20'],
    ['den 31.', 'den 31. = 2026-12-31'],
    ['29. februar', '29. februar = 2028-02-29'],
    ['31. juni'],
    ['den 31. februar'],
    ['den 31. februar eller den 3. maj', 'den 3. maj = 2027-05-03'],
    ['32/5'],
    ['den første gang'],
    ['om 14 dage', 'om 14 dage = 2026-12-05'],
    ['om fjorten dage', 'om fjorten dage = 2026-12-05'],
    ['om en uge', 'om en uge = 2026-11-28'],
    ['om et par uger', 'om et par uger = 2026-12-05'],
    ['om 3 måneder', 'om 3 måneder = 2027-02-21'],
    ['om et år', 'om et år = 2027-11-21'],
    ['for to dage siden', 'for to dage siden = 2026-11-19'],
    ['juleaften', 'juleaften = 2026-12-24'],
    ['nytårsdag', 'nytårsdag = 2027-01-01'],
    ['i aften', 'i aften = 2026-11-21'],
    ['14.30 eller 12,5'],
    ['man kan søge'],
  ]);
  itFinds('en', 'date', [
    ['today', 'today = 2026-11-21'],
    ['the 31st of February'],
    ['the day after tomorrow', 'the day after tomorrow = 2026-11-23'],
    ['next Tuesday', 'next Tuesday = 2026-11-24'],
    ['this coming friday', 'this coming friday = 2026-11-27'],
    ['on Sunday', 'on Sunday = 2026-11-22'],
    ['last friday', 'last friday = 2026-11-20'],
    ['in two weeks', 'in two weeks = 2026-12-05'],
    ['a week from now', 'a week from now = 2026-11-28'],
    ['two days ago', 'two days ago = 2026-11-19'],
    ['May 3rd', 'May 3rd = 2027-05-03'],
    ['from 3 to 10 July', 'from 3 to 10 July = 2027-07-03'],
    ['from 3 July to 10 July', '3 July = 2027-07-03', '10 July = 2027-07-10'],
    ['the 3rd of May', 'the 3rd of May = 2027-05-03'],
    ['Dec 5, 2026', 'Dec 5, 2026 = 2026-12-05'],
    ['3/5', '3/5 = 2027-05-03'],
    ['third of may 2027', 'third of may 2027 = 2027-05-03'],
    ['on the 25th', 'on the 25th = 2026-11-25'],
    ['on the third', 'on the third = 2026-12-03'],
    ['christmas eve', 'christmas eve = 2026-12-24'],
    ['the first one'],
    ['may I come'],
  ]);

  it.each<[NluLanguage, SystemEntityType, string, string | undefined]>([
    ['da', 'date', 'den 3. marts', '2026-03-03'],
    ['en', 'date', 'March 3rd', '2026-03-03'],
    ['da', 'date', 'den 3. december', '2025-12-03'],
    ['da', 'date', '29. februar', '2024-02-29'],
    ['da', 'date', 'den 25.', '2026-10-25'],
    ['en', 'date', 'on the 25th', '2026-10-25'],
    ['da', 'date', 'den 31.', '2026-10-31'],
    ['da', 'date', 'juleaften', '2025-12-24'],
    ['da', 'date', 'tirsdag', '2026-11-17'],
    ['en', 'date', 'Tuesday', '2026-11-17'],
    ['da', 'date', 'fra 3. til 10. juli', '2026-07-03'],
    ['da', 'dateTime', 'den 3. marts kl. 14', '2026-03-03T14:00'],
    ['da', 'datePeriod', 'juli', '2026-07-01/2026-07-31'],
    ['da', 'datePeriod', 'uge 29', '2026-07-13/2026-07-19'],
    ['en', 'datePeriod', 'from 3 to 10 July', '2026-07-03/2026-07-10'],
    ['da', 'datePeriod', 'fra den 28. december til den 3. januar', '2025-12-28/2026-01-03'],
    ['da', 'date', 'på tirsdag', undefined],
    ['en', 'date', 'this coming friday', undefined],
    ['da', 'date', 'den 21. november', undefined],
    ['da', 'date', 'den 3. marts 2028', undefined],
    ['da', 'date', 'i morgen', undefined],
    ['da', 'datePeriod', 'juli 2028', undefined],
    ['da', 'datePeriod', 'næste uge', undefined],
  ])('%s %s: "%s" may be the one before, if nothing tells', (language, type, text, past) => {
    expect(pastValues(language, type, text)).toEqual([past]);
  });

  it('tells the day by the visitor’s wall clock', () => {
    const nearMidnight = Date.parse('2026-11-21T23:30:00Z');
    expect(valuesFound('da', 'date', 'i dag', nearMidnight)).toEqual(['i dag = 2026-11-22']);
    expect(valuesFound('da', 'date', 'i dag', nearMidnight, 'America/New_York')).toEqual([
      'i dag = 2026-11-21',
    ]);
  });

  it('means next week by "næste" and the coming day without it', () => {
    const monday = Date.parse('2026-11-23T09:00:00Z');
    expect(valuesFound('da', 'date', 'næste tirsdag', monday)).toEqual(['næste tirsdag = 2026-12-01']);
    expect(valuesFound('da', 'date', 'på tirsdag', monday)).toEqual(['på tirsdag = 2026-11-24']);
    expect(valuesFound('da', 'date', 'på mandag', monday)).toEqual(['på mandag = 2026-11-30']);
    expect(valuesFound('da', 'date', 'i mandags', monday)).toEqual(['i mandags = 2026-11-16']);
  });
});
