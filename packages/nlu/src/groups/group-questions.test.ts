import { expect, test } from 'vitest';
import { groupQuestions } from './group-questions.ts';

const groupsOf = (language: 'da' | 'en', ...texts: string[]) =>
  groupQuestions(texts, language).map((places) => places.map((place) => texts[place]));

const cancelling = [
  'Hvordan opsiger jeg mit abonnement?',
  'opsige abonnement',
  'Kan jeg opsige mit abbonement',
  'jeg vil gerne opsige mit abonnement',
  'Abonnement opsigelse',
];
const vouchers = ['Har I gavekort?', 'kan man købe et gavekort', 'gavekort', 'Sælger I gavekort?'];
const renting = ['kan man leje en elcykel hos jer', 'Leje af cykel', 'jeg vil leje en cykel i weekenden'];

test('Danish variants are one group, with other forms of the words and misspelt ones', () => {
  const mixed = [0, 1, 2, 3, 4].flatMap((i) =>
    [cancelling, vouchers, renting].flatMap((topic) => topic[i] ?? []),
  );
  expect(groupsOf('da', ...mixed)).toEqual([cancelling, vouchers, renting]);
});

test('English variants are one group', () => {
  const cancel = [
    'How do I cancel my subscription?',
    'cancel subscription',
    'I want to cancel my subscription',
  ];
  const parcel = ['where is my parcel', 'my parcel has not arrived', 'parcel never arrived'];
  const ship = ['Do you ship to Norway?', 'shipping to norway', 'What does shipping to Norway cost'];
  expect(groupsOf('en', ...cancel, ...parcel, ...ship)).toEqual([cancel, parcel, ship]);
});

test.each([
  ['Hvad koster en cykel?', 'Hvornår har I åbent?'],
  ['Hvor er I?', 'Hvem er I?'],
  ['Kan jeg få pengene tilbage?', 'Kan jeg få en kvittering?'],
  ['Må jeg tage min hund med?', 'Må jeg tage billeder?'],
])('what is only asked in the same way stays apart: %s %s', (one, other) => {
  expect(groupsOf('da', one, other)).toEqual([[one], [other]]);
});

test('every question is in one group, whatever it is', () => {
  const texts = ['', '?', '🙂', '🙂 🙂', 'a', 'a a', 'hvad', '12345', '   '];
  const places = groupQuestions(texts, 'da').flat();
  expect(places.sort((one, other) => one - other)).toEqual(texts.map((_, place) => place));
  expect(groupQuestions([], 'da')).toEqual([]);
});

test('the same questions give the same groups', () => {
  const texts = [...cancelling, ...vouchers, ...renting];
  expect(groupQuestions(texts, 'da')).toEqual(groupQuestions([...texts], 'da'));
});

test('groups grow around what comes first, not along a chain', () => {
  const chain = [
    'rød cykel',
    'rød cykel hjelm',
    'cykel hjelm lygte',
    'hjelm lygte batteri',
    'lygte batteri pris',
  ];
  const [first] = groupsOf('da', ...chain);
  expect(first).not.toContain('lygte batteri pris');
});

test('of thousands, each topic is a group', () => {
  const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'so', 'ti', 'vy', 'dø'];
  const topics = Array.from({ length: 300 }, (_, i) =>
    [i % 10, Math.floor(i / 10) % 10, Math.floor(i / 100), (i * 7) % 10].map((n) => syllables[n]).join(''),
  );
  const wordings = [
    'Hvad koster TOPIC?',
    'Har I TOPIC?',
    'TOPIC',
    'Hvor finder jeg TOPIC hos jer',
    'er TOPIC på lager',
  ];
  const texts = wordings.flatMap((wording) => topics.map((topic) => wording.replace('TOPIC', topic)));
  const groups = groupQuestions(texts, 'da');
  const isOfOneTopic = (places: number[]) => new Set(places.map((place) => place % topics.length)).size === 1;
  expect(groups.filter(isOfOneTopic).length).toBeGreaterThan(0.95 * groups.length);
  expect(groups.length).toBeLessThan(1.5 * topics.length);
});
