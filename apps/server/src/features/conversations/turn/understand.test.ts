import { type CompiledLanguage, type ConversationState, initialState } from '@samtale/dialog';
import { SearchBudget } from '@samtale/nlu';
import { expect, test } from 'vitest';
import { classifierOf, compiledFlow } from '../../../../test/small-bot.ts';
import { understand } from './understand.ts';

const phrases = {
  booking: ['Jeg vil booke plads til min hund', 'Har I plads i uge 30'],
  hours: ['Hvornår har I åbent', 'Hvad er jeres åbningstider'],
  prices: ['Hvad koster det', 'Hvad er jeres priser', 'Er det dyrere i weekenden'],
};
const classifier = classifierOf(phrases);
const compiled: CompiledLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: 'hours',
  threshold: 0.5,
  welcomeBackMinutes: 60,
  flows: { booking: compiledFlow('booking'), hours: compiledFlow('hours') },
  waitingFlowIds: ['prices'],
  waitingTitles: ['Priser'],
};
const mind = { compiled, classifier, tagger: null, now: new Date('2026-11-20T09:00:00.000Z') };
const budget = new SearchBudget(10_000);
const asked: ConversationState = {
  ...initialState,
  filling: { flowId: 'booking', name: 'place', attempt: 1 },
};

test('whoever is asked for a value lets go in plain words, in which what is asked about may stand', () => {
  const cueOf = (text: string, state = asked) => understand(state, text, mind, budget).cue;
  for (const text of ['stop', 'annuller', 'glem det', 'jeg vil slet ikke booke', 'annuller min booking'])
    expect([text, cueOf(text)]).toEqual([text, 'leave']);
  expect(cueOf('jeg vil ikke have plads til en hund')).toBe('leave');
  expect(cueOf('jeg vil ikke have plads ved vinduet')).toBeUndefined();
  expect(cueOf('ved Nørreport stop')).toBeUndefined();
  // Nothing is asked, so that something else is to be cancelled.
  expect(cueOf('stop', initialState)).toBe('leave');
  expect(cueOf('annuller min booking', initialState)).toBeUndefined();
});

test('a question that comes instead of a value names what the flow that asks knows nothing of', () => {
  const beside = (text: string, state = asked) => understand(state, text, mind, budget).asksBeside;
  expect(beside('Er der teori på torsdag?')).toContain('teori');
  expect(beside('Har I plads til min hund?')).toBeUndefined();
  expect(beside('teori på torsdag')).toBeUndefined();
  expect(beside('Er der teori på torsdag?', initialState)).toBeUndefined();
});

test('the title of a flow that waits is looked for where it has been asked the same, and not about Christmas', () => {
  const waitsFor = (text: string) => understand(initialState, text, mind, budget).waitsFor;
  expect(waitsFor('Hvad koster det så?')).toBe('Priser');
  expect(waitsFor('Er det dyrere i julen?')).toBeUndefined();
});
