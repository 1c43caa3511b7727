import { expect, test } from 'vitest';
import { cueOf, questionWordsOf, turnsAround } from './cues.ts';

test.each([
  ['da', 'Glem det', 'leave'],
  ['da', 'nej, glem det så bare', 'leave'],
  ['da', 'Nej tak!', 'leave'],
  ['da', 'Nej.', 'decline'],
  ['da', 'nej ellers tak', 'decline'],
  ['da', 'måske senere', 'leave'],
  ['da', 'nej, ikke lige nu tak', 'leave'],
  ['en', 'Not right now, thanks', 'leave'],
  ['da', 'jeg vender tilbage', 'leave'],
  ['da', 'Det vender jeg tilbage til.', 'leave'],
  ['da', 'det ved jeg ikke endnu, jeg vender tilbage i morgen', 'leave'],
  ['da', 'jeg ringer tilbage senere', 'leave'],
  ['da', 'så skriver vi senere', 'leave'],
  ['da', 'det må vente', 'leave'],
  ['da', 'jeg skal lige tænke over det', 'leave'],
  ['da', 'jeg vender tilbage, når jeg har set i kalenderen', 'leave'],
  ['da', 'kan I ringe tilbage senere', 'ask'],
  ['da', 'ring tilbage i morgen', null],
  ['da', 'jeg kommer tilbage fra ferie på fredag', null],
  ['da', 'jeg kan ikke vente', null],
  ['da', 'det ved jeg ikke endnu', null],
  ['en', "I'll get back to you", 'leave'],
  ['en', 'No, I’ll call you later', 'leave'],
  ['en', "I don't know yet, we will get back to you tomorrow", 'leave'],
  ['en', 'it can wait', 'leave'],
  ['en', 'let me think about it', 'leave'],
  ['en', 'call me back later', null],
  ['en', 'I’ll be back on Friday', null],
  ['en', "I can't wait", null],
  ['en', "I don't know yet", null],
  ['da', 'senere', 'decline'],
  ['da', 'det kan jeg ikke nu', null],
  ['da', 'nej, på fredag', 'correct'],
  ['da', 'Ja tak!', 'agree'],
  ['da', 'meget gerne', 'agree'],
  ['da', 'ja, det vil jeg gerne', 'agree'],
  ['da', 'ok', 'assent'],
  ['da', 'det er fint, tak', 'assent'],
  ['da', 'tak', 'courtesy'],
  ['da', 'Hej, tusind tak!', 'courtesy'],
  ['da', 'tak for sidst', null],
  ['da', 'kan vi lade være', 'leave'],
  ['da', 'ja, på fredag', null],
  ['da', 'ja tak, til fire', null],
  ['da', 'stop', 'leave'],
  ['da', 'Annuller det hele', 'leave'],
  ['da', 'jeg vil slet ikke booke', 'leave'],
  ['da', 'så vil jeg alligevel ikke', 'leave'],
  ['da', 'jeg har ombestemt mig', 'leave'],
  ['da', 'ved Nørreport stop', null],
  ['da', 'stop ved Nørreport', null],
  ['da', 'stop 4', null],
  ['da', 'slut juni', null],
  ['da', 'jeg vil ikke sidde ved vinduet', null],
  ['da', 'annuller min bestilling fra i går', null],
  ['da', 'jeg vil gerne annullere min ordre', null],
  ['da', 'jeg har fortrudt mit køb', null],
  ['da', 'nej, tirsdag', 'correct'],
  ['da', 'jeg mente onsdag', 'correct'],
  ['da', 'hellere kl. 14', 'correct'],
  ['da', 'tirsdag', null],
  ['da', 'neje', null],
  ['da', 'der hvor bussen har stop lige uden for døren', null],
  ['en', 'never mind', 'leave'],
  ['en', "no, that's all", 'decline'],
  ['en', 'Not now, thanks', 'leave'],
  ['en', 'no, on Friday', 'correct'],
  ['en', 'Yes, please', 'agree'],
  ['en', "that's right", 'assent'],
  ['en', 'sure', 'agree'],
  ['en', 'thank you', 'courtesy'],
  ['en', 'yes, on Friday', null],
  ['en', 'Cancel, please', 'leave'],
  ['en', 'please stop', 'leave'],
  ['en', 'I don’t want to book', 'leave'],
  ['en', 'I no longer want to', 'leave'],
  ['en', "I'd rather not, thanks", 'leave'],
  ['en', 'I want to cancel my order', null],
  ['en', 'at the bus stop', null],
  ['en', 'stop 4', null],
  ['en', "I don't want a seat by the window", null],
  ['en', 'no, Tuesday', 'correct'],
  ['en', 'actually four of us', 'correct'],
  ['da', 'Har I åbent om søndagen', 'ask'],
  ['da', 'hvad koster det', 'ask'],
  ['da', 'Er det gratis at parkere?', 'ask'],
  ['da', 'fredag?', null],
  ['da', 'vi er fire', null],
  ['da', 'kan fredag passe', null],
  ['en', 'do you open on Sundays', 'ask'],
  ['en', 'how much is it', 'ask'],
  ['en', 'is four okay', null],
  ['en', 'nothing', null],
  ['en', '', null],
] as const)('%s: %s', (language, text, cue) => {
  expect(cueOf(text, language)).toBe(cue);
});

test('what is going on may be named by whoever lets go of it', () => {
  const isKnown = (word: string) => ['tid', 'booke', 'table', 'book'].includes(word);
  const cues = (['da', 'en'] as const).map((language) =>
    (language === 'da'
      ? [
          'jeg vil annullere min booking',
          'jeg har fortrudt min bestilling',
          'stop bestillingen',
          'jeg vil ikke booke en tid',
          'jeg vil ikke have løg',
        ]
      : [
          'I want to cancel my booking',
          'forget it, I will call you',
          'stop this order',
          "I don't want to book a table",
          "I don't want onions",
        ]
    ).map((text) => cueOf(text, language, isKnown)),
  );
  const left = ['leave', 'leave', 'leave', 'leave', null];
  expect(cues).toEqual([left, left]);
});

test.each([
  ['da', 'Hvor meget plads har hunden?', ['hvor', 'meget']],
  ['da', 'hej, hvad koster det', ['hvad']],
  ['da', 'hvis det regner', []],
  ['da', 'har I plads', []],
  ['da', 'sig mig hvad det koster', []],
  ['en', 'Why is it closed?', ['why']],
  ['en', 'How much is a trial lesson?', ['how', 'much']],
  ['en', 'can I book', []],
] as const)('%s: the question words of %s', (language, text, words) => {
  expect(questionWordsOf(text, language)).toEqual(words);
});

test('who wants out of something is not who wants in', () => {
  const signingUp = (word: string) => ['til', 'melder', 'up', 'sign'].includes(word);
  expect(turnsAround('hvordan melder jeg mig ud', 'da', signingUp)).toBe(true);
  expect(turnsAround('how do I sign out?', 'en', signingUp)).toBe(true);
  expect(turnsAround('hvordan melder jeg mig til', 'da', signingUp)).toBe(false);
  // Who goes either way is meant by both.
  expect(turnsAround('hvordan melder jeg mig ud', 'da', () => true)).toBe(false);
});

test('where nothing goes on only a short command lets go of it', () => {
  expect(cueOf('I want to quit', 'en')).toBeNull();
  expect(cueOf('jeg vil gerne stoppe', 'da')).toBeNull();
  expect(cueOf('I want to quit', 'en', () => false)).toBe('leave');
  expect(cueOf('jeg vil gerne stoppe', 'da', () => false)).toBe('leave');
});

test.for([
  ['da', 'goddag'],
  ['da', 'hav en god dag'],
  ['da', 'hej hej'],
  ['en', 'bye'],
  ['en', 'thanks for your help'],
] as const)(
  'many greetings with something else behind them are read at once (%s, %s)',
  ([language, greeting]) => {
    expect(cueOf(greeting, language)).toBe('courtesy');
    // Were one of them read in two ways, this would take longer than anybody lives.
    expect(cueOf(`${`${greeting} `.repeat(300)}x`, language)).not.toBe('courtesy');
  },
);
