import { z } from 'zod';

/** What the list of conversation tests keeps in its address. */
export const testSearch = z.object({
  search: z.coerce.string().max(500).optional().catch(undefined),
  /** What the list is sorted by; without it the worst come first. */
  by: z.enum(['title', 'ran']).optional().catch(undefined),
  reversed: z.literal(true).optional().catch(undefined),
});
export type TestSearch = z.infer<typeof testSearch>;
