import { expect, test } from 'vitest';
import { contactAsked } from './contact-words.ts';
import { departureAsked } from './departure-words.ts';
import { hoursAsked } from './opening-words.ts';
import { askedAbout } from './question-phrases.ts';

const topicOf = (question: string, language: 'da' | 'en') =>
  hoursAsked(question, language)?.isCompanys ?? null;

test('hours of the company are asked for without naming anything else', () => {
  for (const question of [
    'Hvornår har I åbent?',
    'Har I åbent nu?',
    'Hvornår lukker I?',
    'Har I åbent på lørdag',
    'Hvad er jeres åbningstider',
  ])
    expect(topicOf(question, 'da')).toBe(true);
  for (const question of [
    'When do you close?',
    'Are you open today?',
    'What are your opening hours',
    'your hours?',
  ])
    expect(topicOf(question, 'en')).toBe(true);
  expect(topicOf('Hvornår lukker poolen?', 'da')).toBe(false);
  expect(topicOf('When is the shop open in May?', 'en')).toBe(false);
  for (const question of [
    'How many hours is a lesson',
    'Are open fires allowed?',
    'Is the pool open in winter?',
  ])
    expect(topicOf(question, 'en')).toBeNull();
});

test('how to reach the company is asked for in words that its pages need not have', () => {
  expect(contactAsked('What is your phone number?', 'en')).toMatchObject({
    kind: 'phone',
    asked: ['phone', 'number'],
  });
  expect(contactAsked('Hvad er jeres mailadresse?', 'da')).toMatchObject({ kind: 'email' });
  expect(contactAsked('Hvor ligger I?', 'da')).toMatchObject({ kind: 'address' });
  expect(contactAsked('Where are you?', 'en')).toMatchObject({ kind: 'address', asked: [] });
  for (const question of [
    'Can I pay by phone?',
    'Where are you showing films',
    'What number of dogs may I bring',
  ])
    expect(contactAsked(question, 'en')).toBeNull();
  expect(contactAsked('Hvor ligger poolen?', 'da')).toBeNull();
});

test('when a place is to be left is asked for in several ways', () => {
  expect(departureAsked('When must we be out of the pitch?', 'en')?.forms).toContain('left');
  expect(departureAsked('Hvornår skal vi være ude?', 'da')?.asked).toEqual(['ude']);
  expect(departureAsked('Can I leave my bicycle here?', 'en')).toBeNull();
});

test('what only asks is not what a question is about', () => {
  const about = (question: string, language: 'da' | 'en') => askedAbout(question, language).split(/\s+/);
  expect(about('Hvor meget skal jeg betale i depositum?', 'da')).not.toContain('betale');
  expect(about('Kan jeg betale kontant?', 'da')).toContain('betale');
  expect(about('how much deposit do I pay', 'en')).not.toContain('pay');
  expect(about('why do you ask?', 'en')).not.toContain('ask');
  expect(about('Do I have to ask first?', 'en')).toContain('ask');
});
