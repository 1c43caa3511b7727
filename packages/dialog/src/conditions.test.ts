import { describe, expect, test } from 'vitest';
import { type Condition, checkConditions, type TimeSpan } from './conditions.ts';
import type { CustomerFact, CustomerFacts } from './customer-facts.ts';
import type { FilterOperator } from './operators.ts';

const circumstances = {
  values: {
    guests: { value: '4', text: 'fire' },
    day: { value: '2026-11-24', text: 'på tirsdag' },
    name: { value: 'Åse Bo', text: 'Åse Bo' },
    price: { value: '1.5', text: 'halvanden' },
    born: { value: '1990-11-20', text: '' },
    agreed: { value: 'ja', text: 'ja' },
    at: { value: '14:30', text: 'halv tre' },
    pickup: { value: '2026-11-24T14:30', text: 'på tirsdag halv tre' },
    sum: { value: '1234.5', text: '' },
  },
  // A Friday; in Copenhagen it is 10 o'clock.
  now: Date.parse('2026-11-20T09:00:00.000Z'),
  timeZone: 'Europe/Copenhagen',
  officeTimes: [
    { day: 5, fromTime: '08:00', toTime: '10:00' },
    { day: 5, fromTime: '12:30', toTime: '16:00' },
    { fromDate: '2026-12-24', toDate: '2026-12-26' },
    { fromDate: '2026-12-31', toDate: '2026-12-31', fromTime: '09:00', toTime: '12:00' },
  ],
  infos: { channel: 'widget', language: 'da', staffOnline: 'true' },
  matches: (pattern: string, text: string) => pattern === 'pattern' && text === 'Åse Bo',
};
const holds = (condition: Condition, at = circumstances.now) =>
  checkConditions({ match: 'all', list: [condition] }, { ...circumstances, now: at }).met;

test.for<[string, FilterOperator, string, boolean]>([
  ['guests', 'equals', '4', true],
  ['guests', 'equals', '04', true],
  ['guests', 'equals', '5', false],
  ['guests', 'notEquals', '5', true],
  ['guests', 'larger', '10', false],
  ['guests', 'smaller', '10', true],
  ['guests', 'largerOrEquals', '4', true],
  ['guests', 'smallerOrEquals', '3', false],
  ['price', 'larger', '1,4', true],
  ['day', 'larger', '2026-11-23', true],
  ['day', 'smallerOrEquals', '2026-11-24', true],
  // As people write them.
  ['day', 'equals', '24.11.2026', true],
  ['day', 'equals', '24-11-2026', true],
  ['day', 'larger', '1/12/2026', false],
  ['day', 'smaller', '01.01.2027', true],
  ['day', 'smaller', '24.11.2026 14.30', true],
  ['pickup', 'equals', '24.11.2026', true],
  ['pickup', 'smallerOrEquals', '2026-11-24', true],
  ['pickup', 'equals', '24.11.2026 kl. 14.30', true],
  ['pickup', 'larger', '2026-11-24 14:00', true],
  ['at', 'equals', '14.30', true],
  ['at', 'smaller', '9.45', false],
  ['at', 'larger', 'kl. 9:45', true],
  ['sum', 'equals', '1.234,5', true],
  ['sum', 'larger', '1.000', true],
  ['sum', 'smaller', '1.000.000', true],
  ['name', 'equals', ' åse bo', true],
  ['name', 'contains', 'SE B', true],
  ['name', 'notContains', 'bo', false],
  ['name', 'startWith', 'åse', true],
  ['name', 'endWith', 'åse', false],
  ['name', 'matches', 'pattern', true],
  ['name', 'matches', 'other', false],
  ['name', 'empty', '', false],
  ['name', 'notEmpty', '', true],
  ['gone', 'empty', '', true],
  ['gone', 'notEquals', 'x', true],
  ['gone', 'smaller', '10', false],
  ['born', 'birthdate', '', true],
  ['day', 'birthdate', '', false],
  ['agreed', 'true', '', true],
  ['name', 'false', '', true],
])('%s %s "%s": %s', ([name, operator, value, expected]) => {
  expect(holds({ kind: 'value', name, operator, value })).toBe(expected);
});

test('a number with groups is read as the bot’s language writes it', () => {
  const sum = { kind: 'value', name: 'sum', operator: 'equals', value: '1,234.5' } as const;
  const inEnglish = { ...circumstances, infos: { ...circumstances.infos, language: 'en' } };
  expect(checkConditions({ match: 'all', list: [sum] }, inEnglish).met).toBe(true);
  expect(holds(sum)).toBe(false);
});

describe('a moment', () => {
  const utc = (text: string) => Date.parse(`${text}:00.000Z`);
  test.for<[string, TimeSpan, string, boolean]>([
    [
      'within the hours of the agent, not of the server',
      { fromTime: '10:00', toTime: '10:00' },
      '2026-11-20T09:00',
      true,
    ],
    ['after them', { fromTime: '08:00', toTime: '09:59' }, '2026-11-20T09:00', false],
    ['in summer time', { fromTime: '11:00', toTime: '11:00' }, '2026-07-20T09:00', true],
    ['on a weekday', { days: [5] }, '2026-11-20T09:00', true],
    ['on another', { days: [1, 2] }, '2026-11-20T09:00', false],
    ['on the last day', { fromDate: '2026-11-01', toDate: '2026-11-20' }, '2026-11-20T09:00', true],
    ['after the last day', { toDate: '2026-11-19' }, '2026-11-20T09:00', false],
    [
      'before midnight of hours that go over it',
      { days: [5], fromTime: '22:00', toTime: '02:00' },
      '2026-11-20T22:00',
      true,
    ],
    [
      'after midnight of hours that began the day before',
      { days: [5], fromTime: '22:00', toTime: '02:00' },
      '2026-11-21T00:30',
      true,
    ],
    [
      'after midnight of hours that began on no such day',
      { days: [6], fromTime: '22:00', toTime: '02:00' },
      '2026-11-21T00:30',
      false,
    ],
    ['between', { fromTime: '22:00', toTime: '02:00' }, '2026-11-20T11:00', false],
  ])('%s', ([, span, at, expected]) => {
    expect(holds({ kind: 'time', spans: [span] }, utc(at))).toBe(expected);
  });
});

describe('opening hours', () => {
  test.for<[string, string, boolean]>([
    ['in the morning hours', '2026-11-20T08:59', true],
    ['not at their very end', '2026-11-20T09:00', false],
    ['in the afternoon hours of the day', '2026-11-20T11:30', true],
    ['on a day without hours', '2026-11-21T08:30', false],
    ['closed on special days', '2026-12-25T08:30', false],
    ['special days have hours of their own', '2026-12-31T10:59', true],
  ])('%s', ([, at, expected]) => {
    const now = Date.parse(`${at}:00.000Z`);
    expect(holds({ kind: 'office', isOpen: true }, now)).toBe(expected);
    expect(holds({ kind: 'office', isOpen: false }, now)).toBe(!expected);
  });

  test('without any it is always open', () => {
    const always = { ...circumstances, officeTimes: [] };
    const open: Condition = { kind: 'office', isOpen: true };
    expect(checkConditions({ match: 'all', list: [open] }, always).met).toBe(true);
  });
});

test('facts of the conversation are compared by their names', () => {
  const inChannel = (value: string): Condition => ({
    kind: 'info',
    name: 'channel',
    operator: 'equals',
    value,
  });
  expect([holds(inChannel('widget')), holds(inChannel('phone'))]).toEqual([true, false]);
  expect(holds({ kind: 'info', name: 'staffOnline', operator: 'true', value: '' })).toBe(true);
});

describe('what is known of the customer', () => {
  const customer: CustomerFacts = {
    known: ['true'],
    name: ['Åse Bo'],
    phone: ['+4520304050', '20304050', '+46701234567'],
    email: ['bo@x.dk', 'bo@y.dk'],
    handled: ['false'],
    solved: ['true'],
  };
  test.for<[CustomerFact, FilterOperator, string, known: boolean, unknown: boolean]>([
    ['known', 'true', '', true, false],
    ['known', 'false', '', false, true],
    ['solved', 'true', '', true, false],
    ['handled', 'true', '', false, false],
    ['handled', 'false', '', true, true],
    ['name', 'equals', 'åse bo', true, false],
    ['name', 'notEquals', 'åse bo', false, true],
    ['name', 'matches', 'pattern', true, false],
    ['source', 'empty', '', true, true],
    ['source', 'notEmpty', '', false, false],
    ['email', 'notEmpty', '', true, false],
    ['email', 'empty', '', false, true],
    // Of several values one is enough,
    ['email', 'endWith', '@y.dk', true, false],
    ['email', 'contains', 'X.DK', true, false],
    ['email', 'equals', 'bo@z.dk', false, false],
    // and none may be what is ruled out.
    ['email', 'notContains', '@y.dk', false, true],
    ['email', 'notEquals', 'bo@x.dk', false, true],
    ['email', 'notEquals', 'bo@z.dk', true, true],
    // However the number is written.
    ['phone', 'equals', '20 30 40 50', true, false],
    ['phone', 'equals', '0045 20-30-40-50', true, false],
    ['phone', 'startWith', '+46 70', true, false],
    ['phone', 'notContains', '(20) 30', false, true],
  ])('%s %s "%s": %s, and %s of nobody', ([name, operator, value, known, unknown]) => {
    const condition: Condition = { kind: 'customer', name, operator, value };
    const check = (circumstance: object) =>
      checkConditions({ match: 'all', list: [condition] }, { ...circumstances, ...circumstance });
    // The value itself is not told.
    expect(check({ customer })).toEqual({ met: known, checked: [{ condition, actual: '', holds: known }] });
    expect(check({}).met).toBe(unknown);
  });
});

test('none, any and all of the conditions have to hold', () => {
  const yes: Condition = { kind: 'value', name: 'name', operator: 'notEmpty', value: '' };
  const no: Condition = { ...yes, operator: 'empty' };
  const met = (match: 'none' | 'any' | 'all', ...list: Condition[]) =>
    checkConditions({ match, list }, circumstances).met;
  expect([met('none', no, no), met('none', yes, no)]).toEqual([true, false]);
  expect([met('any', no, yes), met('any', no, no)]).toEqual([true, false]);
  expect([met('all', yes, yes), met('all', yes, no)]).toEqual([true, false]);
  expect([met('none'), met('any'), met('all')]).toEqual([true, true, true]);
});
