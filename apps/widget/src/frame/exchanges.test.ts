import { expect, it } from 'vitest';
import type { Entry } from './conversation-log.ts';
import { exchangesOf } from './exchanges.ts';

const visitor = (key: string, text: string): Entry => ({ kind: 'visitor', files: [], key, at: 0, text });
const staff = (key: string): Entry => ({ kind: 'staff', key, at: 0, name: 'Demo', text: key, files: [] });

it('puts each answer under its question', () => {
  const entries = [staff('1'), visitor('2', 'First?'), staff('3'), staff('4'), visitor('5', 'Second?')];
  const { before, exchanges } = exchangesOf(entries);
  expect(before.map(({ key }) => key)).toEqual(['1']);
  expect(exchanges.map(({ question, answers }) => [question, ...answers.map(({ key }) => key)])).toEqual([
    ['First?', '3', '4'],
    ['Second?'],
  ]);
});

it('calls files that were sent without words by their names, and keeps them', () => {
  const files = ['a.png', 'b.txt'].map((name) => ({ id: name, name, contentType: 'text/plain', bytes: 1 }));
  const { exchanges } = exchangesOf([{ kind: 'visitor', files, key: '1', at: 0, text: '' }]);
  expect(exchanges).toMatchObject([{ question: 'a.png, b.txt', files }]);
});
