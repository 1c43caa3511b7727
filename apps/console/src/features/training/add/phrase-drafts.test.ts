import { expect, test } from 'vitest';
import { type Destination, destinationOf, isReady, phraseDrafts } from './phrase-drafts.ts';

const drafts = phraseDrafts([
  {
    id: 'a',
    question: 'x'.repeat(2000),
    count: 1,
    lastAsked: '2026-11-20T13:30:00Z',
    chatToken: null,
    suggestedIntent: null,
  },
]);
const flow: Destination = { kind: 'existing', flowId: 'f', title: '', reply: '', publish: true };
const fresh: Destination = { kind: 'new', flowId: null, title: 'Ladcykler', reply: 'Ja.', publish: true };

test('a question becomes a phrase that is not too long', () => {
  expect(drafts[0]?.text).toHaveLength(1000);
});

test('the likeliest flow is chosen where it is likely, otherwise none', () => {
  const likely = (confidence: number) => [{ id: 'f', confidence }];
  expect(destinationOf({}, likely(0.31))).toMatchObject({ kind: 'existing', flowId: 'f' });
  expect(destinationOf({}, likely(0.04))).toMatchObject({ kind: 'existing', flowId: null });
  expect(destinationOf({}, [])).toMatchObject({ kind: 'existing', flowId: null });
  expect(destinationOf({}, undefined)).toMatchObject({ kind: 'existing', flowId: null });
});

test('what was chosen stays, whatever is likely', () => {
  const likely = [{ id: 'f', confidence: 0.04 }];
  expect(destinationOf({ kind: 'existing' }, likely)).toMatchObject({ kind: 'existing', flowId: null });
  expect(destinationOf({ flowId: 'g' }, likely)).toMatchObject({ kind: 'existing', flowId: 'g' });
  expect(destinationOf({ kind: 'new' }, [{ id: 'f', confidence: 0.9 }])).toMatchObject({ kind: 'new' });
});

test('phrases need a flow, and none may be empty', () => {
  expect(isReady(drafts, flow)).toBe(true);
  expect(isReady(drafts, { ...flow, flowId: null })).toBe(false);
  expect(isReady([], flow)).toBe(false);
  expect(
    isReady(
      drafts.map((draft) => ({ ...draft, text: ' ' })),
      flow,
    ),
  ).toBe(false);
});

test('a new flow needs a name, and words unless it is a draft', () => {
  expect(isReady(drafts, fresh)).toBe(true);
  expect(isReady(drafts, { ...fresh, title: ' ' })).toBe(false);
  expect(isReady(drafts, { ...fresh, reply: '' })).toBe(false);
  expect(isReady(drafts, { ...fresh, reply: '', publish: false })).toBe(true);
});
