import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';

/** The dates among a schema's parts, as JSON Schema tells of them. */
function datesIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  const isDate = 'format' in part && ['date-time', 'date'].includes(String(part.format));
  return isDate ? [part] : Object.values(part).flatMap(datesIn);
}

const taken = Object.values(endpoints).flatMap((group) =>
  Object.values(group).flatMap(({ path, query, body }) => [
    [path, query],
    [path, body],
  ]),
) as [string, z.ZodType][];

test('no call takes a date of the year 0, which no database holds', () => {
  const dates = taken.flatMap(([path, schema]) =>
    datesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map((date) => ({ path, date })),
  );
  expect(dates.length).toBeGreaterThan(5);
  expect(dates.filter(({ date }) => !JSON.stringify(date).includes('(?!0000)'))).toEqual([]);
});
