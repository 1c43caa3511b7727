import { expect, test } from 'vitest';
import type { NluLanguage } from './nlu-language.ts';
import { refersBack } from './refers-back.ts';

const questions: Record<NluLanguage, { back: string[]; alone: string[] }> = {
  da: {
    back: [
      'Hvad koster det?',
      'hvor lang tid tager det',
      'Er det gratis?',
      'kan jeg afbestille det',
      'Hvor ligger den?',
      'og hvad med børn?',
      'Hvad så med hunde',
      'og katten?',
      'hvor lang tid inden?',
      'hvad er prisen',
      'hvor længe gælder det',
    ],
    alone: [
      'Hvad koster en plads?',
      'Har I en pool?',
      'er det muligt at booke online?',
      'Må man tage hunden med?',
      'hvor er receptionen',
      'og kan jeg tage min hund med på stranden om sommeren?',
      'Hvad er jeres priser?',
    ],
  },
  en: {
    back: [
      'How much is it?',
      'how long does that take',
      'Is it free?',
      'can I cancel it',
      'where is that?',
      'And what about children?',
      'and for a rabbit?',
      'what is the price?',
    ],
    alone: [
      'How much is a pitch?',
      'Do you have a pool?',
      'is it possible to book online?',
      'Do they allow dogs?',
      'where is the office',
    ],
  },
};

for (const language of ['da', 'en'] as const) {
  test.each(questions[language].back)(`in ${language} this asks about what was said before: %s`, (text) => {
    expect(refersBack(text, language)).not.toBeNull();
  });
  test.each(questions[language].alone)(`in ${language} this says what it is about: %s`, (text) => {
    expect(refersBack(text, language)).toBeNull();
  });
}

test('what is new in a question that goes on with another is told', () => {
  expect(refersBack('og hvad med børn og hunde?', 'da')).toEqual({ newWords: ['børn', 'hunde'] });
  expect(refersBack('and for a rabbit?', 'en')).toEqual({ newWords: ['rabbit'] });
  expect(refersBack('hvad koster det?', 'da')).toEqual({ newWords: [] });
});
