import { z } from 'zod';
import { id } from '../calls/primitives.ts';

/** A flow that uses something others may use too, as it is edited or as visitors get it. */
export const flowUse = z.object({ id, title: z.string() });
export type FlowUse = z.infer<typeof flowUse>;

/** Flows that a refusal names before it only says that there are more. */
const named = 5;

/** The titles of the flows that use something, to be read in a sentence. */
export function nameUses(uses: readonly FlowUse[]): string {
  const titles = uses.slice(0, named).map(({ title }) => title);
  return [...titles, ...(uses.length > named ? ['…'] : [])].join(', ');
}
