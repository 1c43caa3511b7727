import { expect, test } from 'vitest';
import { matchAgents } from './match-agents.ts';

const agents = ['Butik Nord', 'Nordlys Cykler', 'Cykler i Aarhus'].map((name) => ({ name }));
const found = (text: string) => matchAgents(agents, text).map(({ name }) => name);

test('agents are found by any words of their name, those that begin with them first', () => {
  expect(found(' nord ')).toEqual(['Nordlys Cykler', 'Butik Nord']);
  expect(found('aarhus cyk')).toEqual(['Cykler i Aarhus']);
  expect(found('')).toEqual(agents.map(({ name }) => name));
  expect(found('odense')).toEqual([]);
});
