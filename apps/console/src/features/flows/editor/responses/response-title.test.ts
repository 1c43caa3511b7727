import { expect, test } from 'vitest';
import { newResponse } from '../editor-flow.ts';
import { copyOf, ownTitle, renamed } from './response-title.ts';

test('a name that is taken away leaves the number', () => {
  const response = newResponse(2);
  expect(ownTitle(response)).toBe('');
  const named = renamed(response, ' Kort svar ', 2);
  expect([named.title, ownTitle(named)]).toEqual(['Kort svar', 'Kort svar']);
  expect(renamed(named, '  ', 3).title).toBe('Response 3');
  expect(renamed(named, 'x'.repeat(300), 1).title).toHaveLength(200);
});

test('a copy says the same and shares no id', () => {
  const response = newResponse(1);
  const copy = copyOf(response, 'Kopi');
  const idsOf = ({ key, bubbles }: typeof response) => [
    key,
    ...bubbles.flatMap(({ id, messages }) => [id, ...messages.map((message) => message.id)]),
  ];
  expect(new Set([...idsOf(response), ...idsOf(copy)]).size).toBe(6);
  const said = ({ bubbles }: typeof response) =>
    bubbles.map(({ id: _, messages, ...bubble }) => ({
      ...bubble,
      messages: messages.map(({ kind }) => kind),
    }));
  expect(said(copy)).toEqual(said(response));
});
