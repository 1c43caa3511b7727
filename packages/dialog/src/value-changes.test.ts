import { describe, expect, test } from 'vitest';
import { ClinicTalk, type Found } from '../test/clinic-talk.ts';

const changes: ['da' | 'en', string, string][] = [
  ['da', 'vent, kan vi tage den 15. i stedet?', 'den 15.'],
  ['da', 'kan vi rykke det til tirsdag', 'tirsdag'],
  ['da', 'Kunne vi ikke flytte tiden til på lørdag?', 'på lørdag'],
  ['da', 'lav det om til tirsdag', 'tirsdag'],
  ['da', 'hellere lørdag', 'lørdag'],
  ['da', 'jeg vil hellere have lørdag', 'lørdag'],
  ['da', 'lørdag i stedet for', 'lørdag'],
  ['da', 'det bliver alligevel lørdag', 'lørdag'],
  ['da', 'det går ikke alligevel, kan vi tage lørdag', 'lørdag'],
  ['en', 'could we move it to Friday?', 'Friday'],
  ['en', "couldn't we make it Friday", 'Friday'],
  ['en', 'Friday instead, please', 'Friday'],
  ['en', 'I would rather come on Friday', 'on Friday'],
  ['en', 'change that to Friday', 'Friday'],
  ['en', 'what about Friday instead?', 'Friday'],
];
const other = (words: string): Found => [[words, 'date', '2026-12-15']];
const dayOf = (talk: ClinicTalk) => talk.known.dag ?? talk.known.day;

describe('a value said with words of change takes the place of the one before', () => {
  test.for(changes)('while others are asked for, %s: %s', ([language, text, words]) => {
    const talk = new ClinicTalk(language).toName();
    const question = language === 'da' ? 'Hvad hedder dyret?' : 'What is it called?';
    expect(talk.say(text, other(words), { cue: 'ask' }, 'parking')).toEqual([question]);
    expect(dayOf(talk)).toBe('2026-12-15');
    expect(talk.state.filling).toMatchObject({ attempt: 1 });
  });

  test.for(changes)('after the flow has answered, %s: %s', ([language, text, words]) => {
    const talk = new ClinicTalk(language).toEnd();
    expect(talk.say(text, other(words), { cue: 'ask' }, 'parking')).toEqual(['Booked']);
    expect(dayOf(talk)).toBe('2026-12-15');
  });

  test.for<[string, Found]>([
    [
      'lørdag i stedet for fredag',
      [
        ['lørdag', 'date', '2026-12-15'],
        ['fredag', 'date', '2026-11-27'],
      ],
    ],
    [
      'ikke fredag alligevel, men lørdag',
      [
        ['fredag', 'date', '2026-11-27'],
        ['lørdag', 'date', '2026-12-15'],
      ],
    ],
    [
      'ryk den fra mandag til lørdag',
      [
        ['mandag', 'date', '2026-11-30'],
        ['lørdag', 'date', '2026-12-15'],
      ],
    ],
    [
      'hellere lørdag end mandag',
      [
        ['lørdag', 'date', '2026-12-15'],
        ['mandag', 'date', '2026-11-30'],
      ],
    ],
  ])('of two the one that is wanted: %s', ([text, found]) => {
    const talk = new ClinicTalk('da').toName();
    expect(talk.say(text, found)).toEqual(['Hvad hedder dyret?']);
    expect(talk.known.dag).toBe('2026-12-15');
  });

  test('and whatever else is said for the first time is taken too', () => {
    const talk = new ClinicTalk('da').toName();
    const found: Found = [
      ['lørdag', 'date', '2026-12-15'],
      ['12345678', 'phone', '12345678'],
    ];
    expect(talk.say('hellere lørdag, og ring på 12345678', found)).toEqual(['Hvad hedder dyret?']);
    expect(talk.known).toMatchObject({ dag: '2026-12-15', telefon: '12345678' });
  });

  test('and what is known already is said again', () => {
    const talk = new ClinicTalk('da').toEnd();
    expect(talk.say('fredag i stedet for', [['fredag', 'date', '2026-11-27']])).toEqual(['Booked']);
  });

  test('and is refused like any other where it is not taken', () => {
    const day = { name: 'day', typeId: 'date', question: 'Which day?', days: 'upcoming' as const };
    const talk = new ClinicTalk('en', [day, { name: 'animal', typeId: 'animal', question: 'Which animal?' }]);
    talk.say('friday', [['friday', 'date', '2026-11-27']]);
    expect(talk.say('yesterday instead', [['yesterday', 'date', '2026-11-19']])).toEqual(['Which day?']);
    expect(talk.known).toEqual({});
  });

  test('of two of a kind the one that was told last, or that is asked for once more', () => {
    const days = ['from', 'to', 'animal'].map((name) => ({
      name,
      typeId: name === 'animal' ? 'animal' : 'date',
      question: `${name}?`,
    }));
    const begun = () => {
      const talk = new ClinicTalk('en', days);
      talk.say('monday', [['monday', 'date', '2026-11-23']]);
      return talk;
    };
    const told = begun();
    told.say('friday', [['friday', 'date', '2026-11-27']]);
    expect(told.say('Saturday instead', [['Saturday', 'date', '2026-11-28']])).toEqual(['animal?']);
    expect(told.known).toEqual({ from: '2026-11-23', to: '2026-11-28' });
    const asked = begun();
    asked.say('hm');
    expect(asked.say('Saturday instead', [['Saturday', 'date', '2026-11-28']])).toEqual(['animal?']);
    expect(asked.known).toEqual({ from: '2026-11-23', to: '2026-11-28' });
  });
});

describe('nothing is changed', () => {
  test.for<['da' | 'en', string, string]>([
    ['da', 'er der parkering på lørdag?', 'på lørdag'],
    ['da', 'hvad koster det, hvis jeg hellere vil komme lørdag', 'lørdag'],
    ['da', 'har I parkering lørdag i stedet?', 'lørdag'],
    ['da', 'jeg kan ikke lørdag alligevel', 'lørdag'],
    ['en', 'is there parking on Saturday?', 'Saturday'],
    ['en', 'where can I park if I come on Saturday instead', 'Saturday'],
    ['en', "I can't do Saturday after all", 'Saturday'],
  ])('by a question about something else, or by what is denied, %s: %s', ([language, text, words]) => {
    const talk = new ClinicTalk(language).toEnd();
    expect(talk.say(text, other(words), { cue: 'ask' }, 'parking')).toEqual(['Behind the house']);
    expect(dayOf(talk)).toBe('2026-11-27');
  });

  test('where another flow is for it, or the very words of one are said', () => {
    const talk = new ClinicTalk('en').toEnd();
    expect(talk.say('move my visit to Saturday', other('Saturday'), {}, 'move')).toEqual(['Moved']);
    const exact = new ClinicTalk('en').toName();
    const said = exact.say('Saturday instead', other('Saturday'), { layer: 'exact' }, 'parking');
    expect(said[0]).toBe('Behind the house');
  });
});
