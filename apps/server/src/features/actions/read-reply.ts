import type { RequestWork } from '@samtale/dialog';
import { z } from 'zod';
import { parseJson } from '../../platform/parse-json.ts';
import { valueAtPath } from './value-at-path.ts';

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
/** A list of places, as it is or in a field; each a name or something that has one. */
const places = z.union([
  z.array(named),
  z.object({ locations: z.array(named) }).transform(({ locations }) => locations),
]);
/** What a place turned out to be: found or not, or all that might be meant. */
const verified = z.union([
  z.object({ found: z.literal(false) }).transform(() => []),
  named.transform((name) => [name]),
  places,
]);

/** What a reply gives the parameters; null when it cannot be read, or names no place. */
export function readReply(work: RequestWork, body: string): Record<string, string> | null {
  if (work.reads === 'nothing') return {};
  if (work.reads === 'values' && !work.results.length) return {};
  const reply = parseJson(body);
  if (reply === undefined) return null;
  const { parameter = '' } = work;
  switch (work.reads) {
    case 'values':
      return Object.fromEntries(
        work.results.flatMap(({ name, path }) => {
          const value = valueAtPath(reply, path);
          return value === null ? [] : [[name, value]];
        }),
      );
    case 'locations': {
      const list = places.safeParse(reply).data;
      return list?.length ? { [parameter]: list.join(', ') } : null;
    }
    case 'location': {
      const [place, ...others] = verified.safeParse(reply).data ?? [];
      return place && !others.length ? { [parameter]: place } : null;
    }
  }
}
