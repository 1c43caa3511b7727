import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { subjects } from './subjects.ts';

const all = Object.values(endpoints).flatMap((group) => Object.entries<Endpoint>(group));
const isReading = ({ method, audit }: Endpoint) =>
  method === 'GET' ? audit !== 'entered' : audit === 'reads';

test.for(subjects)(
  '%s: an answer tells of it, and a change of less than everything touches it',
  (subject) => {
    expect(all.some(([, { tells }]) => tells?.includes(subject))).toBe(true);
    const touching = all.filter(([, { touches }]) => touches && touches !== subjects);
    expect(touching.some(([, { touches }]) => touches?.includes(subject))).toBe(true);
  },
);

test('what tells of something changes nothing, and is for the staff', () => {
  const telling = all.filter(([, { tells }]) => tells);
  const wrong = telling.filter(
    ([, endpoint]) =>
      !isReading(endpoint) || endpoint.touches || !['agent', 'signedIn'].includes(endpoint.access.kind),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('nothing is told or touched twice by the same', () => {
  const lists = all.flatMap(([name, { tells, touches }]) => [tells, touches].map((list) => ({ name, list })));
  const twice = lists.filter(({ list }) => list && new Set(list).size < list.length);
  expect(twice.map(({ name }) => name)).toEqual([]);
});
