import { z } from 'zod';

/** What the list of entity types keeps in its address. */
export const entitySearch = z.object({
  search: z.coerce.string().max(500).optional().catch(undefined),
  /** What the list is sorted by; the title without it. */
  by: z.enum(['entries', 'flows', 'changed']).optional().catch(undefined),
  reversed: z.literal(true).optional().catch(undefined),
});
export type EntitySearch = z.infer<typeof entitySearch>;
