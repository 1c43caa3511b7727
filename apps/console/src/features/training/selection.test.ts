import type { UnsolvedQuestion } from '@samtale/contract';
import { expect, test } from 'vitest';
import { selectedOf, toggled } from './selection.ts';

const question = (id: string): UnsolvedQuestion => ({
  id,
  question: id,
  count: 1,
  lastAsked: '2026-11-20T13:30:00Z',
  chatToken: null,
  suggestedIntent: null,
});
const group = [question('a'), question('b')];

test('a group of which some are selected is selected whole, and then not at all', () => {
  const some: ReadonlySet<string> = new Set(['b', 'z']);
  expect(selectedOf(group, some)).toBe('some');
  const all = toggled(group, some);
  expect([...all].sort()).toEqual(['a', 'b', 'z']);
  expect(selectedOf(group, all)).toBe('all');
  expect([...toggled(group, all)]).toEqual(['z']);
  expect(selectedOf(group, new Set())).toBe('none');
});
