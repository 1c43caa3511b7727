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
    ],
    alone: [
      'Hvad koster en plads?',
      'Har I en pool?',
      'er det muligt at booke online?',
      'Må man tage hunden med?',
      'hvor er receptionen',
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
    expect(refersBack(text, language)).toBe(true);
  });
  test.each(questions[language].alone)(`in ${language} this says what it is about: %s`, (text) => {
    expect(refersBack(text, language)).toBe(false);
  });
}
