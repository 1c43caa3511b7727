import { expect, test } from 'vitest';
import { packBody, unpackBody } from './packed-body.ts';

const unpacked = (body: unknown) => [...unpackInto(body)].at(-1);
function* unpackInto(body: unknown): Generator<unknown> {
  yield yield* unpackBody(packBody(body));
}
const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `værdi ${n}`, list: [n] }));

test.for([
  ['a long list beside other fields', { id: 'x', entityList: entries(1001), flag: false, none: null }],
  ['two long lists', { one: entries(500), other: entries(201) }],
  ['a long text', { text: 'æ'.repeat(200_000) }],
  ['a list by itself', entries(1000)],
  ['nothing', null],
] as const)('%s comes out as it was put in', ([, body]) => {
  expect(unpacked(body)).toEqual(body);
});

test('a long list is taken over in pieces', () => {
  expect([...unpackBody(packBody({ entityList: entries(1001) }))]).toHaveLength(6);
});
