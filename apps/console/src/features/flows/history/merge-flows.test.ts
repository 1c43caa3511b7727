import { expect, test } from 'vitest';
import { type EditorFlow, emptyEditorFlow, newBubble, newResponse } from '../editor/editor-flow.ts';
import { newPhrase } from '../editor/phrases/editor-phrase.ts';
import { isSameContent, mergeFlows, withField } from './merge-flows.ts';

const phrases = (...texts: string[]) => texts.map(newPhrase);
const base: EditorFlow = {
  ...emptyEditorFlow(),
  title: 'Fragt',
  phrases: phrases('Hvad koster fragt?', 'Er der fragt?', 'Fragtpris'),
};

test('what only one of them changed is taken from that one', () => {
  const mine = { ...base, title: 'Min titel' };
  const theirs = { ...base, disabled: true };
  expect(mergeFlows(base, mine, theirs)).toEqual({
    merged: { ...base, title: 'Min titel', disabled: true },
    taken: ['disabled'],
    conflicts: [],
  });
});

test('what both changed alike is no conflict, and what they changed differently is one', () => {
  const mine = { ...base, disabled: true, title: 'Min' };
  const theirs = { ...base, disabled: true, title: 'Deres' };
  const merge = mergeFlows(base, mine, theirs);
  expect(merge).toEqual({ merged: mine, taken: [], conflicts: ['title'] });
  expect(withField(merge.merged, 'title', theirs).title).toBe('Deres');
});

test('phrases come together: what either added is there, what either deleted is gone', () => {
  const mine = { ...base, phrases: phrases('Min nye', 'Hvad koster fragt?', 'Er der fragt?') };
  const theirs = { ...base, phrases: phrases('Deres nye', 'Hvad koster fragt?', 'Fragtpris') };
  const { merged, taken, conflicts } = mergeFlows(base, mine, theirs);
  expect(merged.phrases.map(({ text }) => text)).toEqual(['Deres nye', 'Min nye', 'Hvad koster fragt?']);
  expect(taken).toEqual(['phrases']);
  expect(conflicts).toEqual([]);
});

test('rows that the editor only tells apart are the same', () => {
  const [bubble] = base.responses[0]?.bubbles ?? [];
  const again = { ...newResponse(1), bubbles: bubble ? [bubble] : [] };
  expect(mergeFlows(base, { ...base, title: 'Min' }, { ...base, responses: [again] })).toMatchObject({
    taken: [],
    conflicts: [],
  });
  const longer = { ...again, bubbles: [...again.bubbles, newBubble()] };
  expect(mergeFlows(base, base, { ...base, responses: [longer] }).merged.responses).toEqual([longer]);
});

test('two flows are the same when both would save the same', () => {
  const again = { ...base, title: ' Fragt ', phrases: phrases(...base.phrases.map(({ text }) => text)) };
  expect(isSameContent(base, again)).toBe(true);
  expect(isSameContent(base, { ...again, disabled: true })).toBe(false);
  expect(isSameContent(base, { ...again, phrases: again.phrases.slice(1) })).toBe(false);
});
