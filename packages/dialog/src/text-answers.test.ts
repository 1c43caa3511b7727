import { describe, expect, test } from 'vitest';
import { ClinicTalk, type Found } from '../test/clinic-talk.ts';

const cat = (words: string): Found => [[words, 'animal', 'cat']];
const dog = (words: string): Found => [[words, 'animal', 'dog']];

describe('the answer to a question for a name', () => {
  test.for<['da' | 'en', string, Found, string]>([
    ['da', 'Misser', cat('Misser'), 'Misser'],
    ['da', 'Mis', cat('Mis'), 'Mis'],
    ['da', 'hun hedder Misser', cat('Misser'), 'Misser'],
    ['da', 'Hvalpen hedder Bob', dog('Hvalpen'), 'Bob'],
    ['da', 'hun hedder Luna og er to år', [], 'Luna'],
    ['da', 'Misser Hansen', cat('Misser'), 'Misser Hansen'],
    ['en', 'Kitty', cat('Kitty'), 'Kitty'],
    ['en', "The puppy's name is Bob", dog('puppy'), 'Bob'],
    ['en', 'the kitten is called Max', cat('kitten'), 'Max'],
  ])('%s: %s', ([language, text, found, name]) => {
    const talk = new ClinicTalk(language).toName();
    const before = talk.known;
    expect(talk.say(text, found)).toHaveLength(1);
    expect(talk.known).toEqual({ ...before, [language === 'da' ? 'navn' : 'name']: name });
    expect(talk.state.filling).toMatchObject({ name: language === 'da' ? 'telefon' : 'phone' });
  });

  test('is no value of a list that is still to be told, unless that stands beside the name', () => {
    const first = [
      { name: 'navn', typeId: 'text', takesAnything: true as const, question: 'Hvad hedder dyret?' },
      { name: 'dyr', typeId: 'animal', question: 'Hvilket dyr?' },
    ];
    const talk = new ClinicTalk('da', first);
    expect(talk.say('Misser', cat('Misser'))).toEqual(['Hvilket dyr?']);
    expect(talk.known).toEqual({ navn: 'Misser' });
    const both = new ClinicTalk('da', first);
    expect(both.say('Hvalpen hedder Bob', dog('Hvalpen'))).toEqual(['Booked']);
    expect(both.known).toEqual({ navn: 'Bob', dyr: 'dog' });
  });

  test('may have a number with it, which is no part of the name', () => {
    const talk = new ClinicTalk('da').toName();
    const phone: Found = [['12 34 56 78', 'phone', '12345678']];
    expect(talk.say('Bob, tlf. 12 34 56 78', phone)).toEqual(['Booked']);
    expect(talk.known).toMatchObject({ navn: 'Bob', telefon: '12345678' });
  });

  test('is none where another value is said and nothing else', () => {
    const talk = new ClinicTalk('da').toName();
    const phone: Found = [['12 34 56 78', 'phone', '12345678']];
    expect(talk.say('12 34 56 78', phone)).toEqual(['Hvad hedder dyret?']);
    expect(talk.say('på tirsdag', [['på tirsdag', 'date', '2026-11-24']])).toEqual(['Hvad hedder dyret?']);
    expect(talk.known).toMatchObject({ dag: '2026-11-24', telefon: '12345678' });
  });

  test('takes back another value only where it clearly does', () => {
    const talk = new ClinicTalk('da').toName();
    expect(talk.say('nej, det er en kat', cat('kat'), { cue: 'correct' })).toEqual(['Hvad hedder dyret?']);
    expect(talk.known).toMatchObject({ dyr: 'cat' });
    expect(talk.say('nej, hun hedder Vovse', dog('Vovse'), { cue: 'correct' })).toEqual(['Dit nummer?']);
    expect(talk.known).toMatchObject({ dyr: 'cat', navn: 'Vovse' });
  });
});

test.for([
  ['da', 'nej jeg vil ikke give mit nummer'],
  ['da', 'det vil jeg helst ikke oplyse'],
  ['da', 'I får ikke mit telefonnummer'],
  ['en', "I don't want to give my number"],
  ['en', "I'd rather not share that"],
  ['en', 'No, that is private'],
] as const)('who refuses to tell is asked no more, %s: %s', ([language, text]) => {
  const talk = new ClinicTalk(language).toName();
  expect(talk.say(text, [], { cue: 'correct' })).toEqual(['Fine.']);
  expect(talk.events).toContainEqual({ type: 'fillingEnded', flowId: 'book', reason: 'left' });
  const day = new ClinicTalk(language);
  expect(day.say(text)).toEqual(['Fine.']);
  expect(day.state.filling).toBeUndefined();
});
