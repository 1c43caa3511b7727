import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { subjects } from './subjects.ts';

const all = Object.values(endpoints).flatMap((group) => Object.entries<Endpoint>(group));
const isReading = ({ method, audit }: Endpoint) =>
  method === 'GET' ? audit !== 'entered' : audit === 'reads';

test.for(subjects)(
  '%s: an answer provides it, and a change of less than everything invalidates it',
  (subject) => {
    expect(all.some(([, { provides }]) => provides?.includes(subject))).toBe(true);
    const changing = all.filter(([, { invalidates }]) => invalidates && invalidates !== subjects);
    expect(changing.some(([, { invalidates }]) => invalidates?.includes(subject))).toBe(true);
  },
);

test('what provides something changes nothing, and is for the staff', () => {
  const providing = all.filter(([, { provides }]) => provides);
  const wrong = providing.filter(
    ([, endpoint]) =>
      !isReading(endpoint) || endpoint.invalidates || !['agent', 'signedIn'].includes(endpoint.access.kind),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('nothing is provided or invalidated twice by the same', () => {
  const lists = all.flatMap(([name, { provides, invalidates }]) =>
    [provides, invalidates].map((list) => ({ name, list })),
  );
  const twice = lists.filter(({ list }) => list && new Set(list).size < list.length);
  expect(twice.map(({ name }) => name)).toEqual([]);
});
