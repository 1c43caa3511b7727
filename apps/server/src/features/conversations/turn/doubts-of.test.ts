import { expect, test } from 'vitest';
import { classifierOf, compiledFlow } from '../../../../test/small-bot.ts';
import { doubtsOf } from './doubts-of.ts';

const phrases = {
  booking: ['Jeg vil booke plads til min hund', 'Har I plads i uge 30', 'Hvordan booker man en plads'],
  joining: ['Hvordan melder jeg mig til', 'Jeg vil gerne melde mig til', 'Hvordan begynder jeg'],
  cancelling: ['Jeg vil afbestille min tid', 'Jeg kan ikke komme alligevel', 'Hvordan aflyser jeg en aftale'],
  hours: ['Hvornår har I åbent', 'Hvad er jeres åbningstider', 'Har I lukket nytårsaften'],
};
const classifier = classifierOf(phrases);

const dateType = 'date';
const flows = {
  booking: compiledFlow('booking', {
    parameters: [{ name: 'day', typeId: dateType, question: 'Hvilken dag?' }],
  }),
  joining: compiledFlow('joining', { actions: [{ kind: 'handOver' }] }),
  cancelling: compiledFlow('cancelling', { actions: [{ kind: 'handOver' }] }),
  hours: compiledFlow('hours'),
};

const doubts = (text: string, flow: keyof typeof flows, day = '') => {
  const start = text.indexOf(day);
  const values = day ? [{ typeId: dateType, start, end: start + day.length, text: day, value: day }] : [];
  return doubtsOf({ text, values, flow: flows[flow], language: 'da' }, classifier);
};

test('a question by another word than a flow that leads on is asked by is doubted', () => {
  expect(doubts('Hvor meget plads har hunden?', 'booking')).toEqual({ asksOtherwise: true });
  expect(doubts('Hvordan booker man plads til en hund?', 'booking')).toEqual({});
  expect(doubts('Har I plads til min hund?', 'booking')).toEqual({});
  // What only answers leads nobody far.
  expect(doubts('Hvor har I åbent?', 'hours')).toEqual({});
});

test('so is who wants the opposite', () => {
  expect(doubts('Hvordan melder jeg mig ud?', 'joining')).toEqual({ asksOtherwise: true });
  expect(doubts('Hvordan melder jeg mig til?', 'joining')).toEqual({});
});

test('so is one for a measure, which no page need say in that word', () => {
  const question = 'Hvor sent kan jeg afbestille?';
  const late = { unfamiliar: ['sent'], asksOtherwise: true, topic: question };
  expect(doubts(question, 'cancelling')).toEqual(late);
  expect(doubts('Hvor sent kan jeg afbestille et ophold?', 'cancelling')).toEqual({
    unfamiliar: ['ophold'],
    asksOtherwise: true,
  });
  expect(doubts('Kan jeg afbestille mit ophold', 'cancelling')).toEqual({ unfamiliar: ['ophold'] });
});

test('who says that they want what a flow does mean it, whatever for; who does not, or has it, does not', () => {
  expect(doubts('Jeg vil gerne afbestille mit ophold', 'cancelling')).toEqual({});
  expect(doubts('Jeg vil gerne vide hvad et ophold koster', 'booking')).toMatchObject({
    unfamiliar: expect.arrayContaining(['ophold']),
  });
  expect(doubts('Jeg vil ikke booke plads til min hund', 'booking')).toEqual({ asksOtherwise: true });
  expect(doubts('Jeg har booket plads til min hund', 'booking')).toMatchObject({ asksOtherwise: true });
  expect(doubts('Jeg glemte min plads til hunden', 'booking')).toMatchObject({ asksOtherwise: true });
});

test('a flow that only answers is asked about a holiday that its phrases do not name', () => {
  expect(doubts('Har I åbent juleaften?', 'hours')).toEqual({
    unfamiliar: ['juleaften'],
    namesHoliday: true,
    topic: 'juleaften',
  });
  expect(doubts('Har I åbent nytårsaften?', 'hours')).toEqual({});
  // The days that a flow asks for may be any.
  expect(doubts('Har I plads juleaften?', 'booking', 'juleaften')).toEqual({});
});

test('the hours of any day are what a flow for hours answers, as they are written or not', () => {
  expect(doubts('Hvornår har I åbent på fredag?', 'hours')).toEqual({});
  expect(doubts('Hvornår har i åben', 'hours')).toEqual({});
  expect(doubts('Hvornår har cafeen åbent?', 'hours')).toEqual({ unfamiliar: ['cafeen'] });
});

test('who asks for a person is not asked whether that is meant, whatever it is about', () => {
  expect(doubts('Kan jeg snakke med et menneske om min faktura?', 'joining')).toEqual({});
  expect(doubts('Hvad med min faktura fra i sommer?', 'joining')).toMatchObject({
    unfamiliar: expect.arrayContaining(['faktura']),
  });
});

test('a question about what was said before it says so', () => {
  expect(doubts('Hvornår er det?', 'hours')).toEqual({ refersBack: true });
});
