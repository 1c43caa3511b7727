import { z } from 'zod';

/** What the unsolved questions keep in their address: the search, and the page from 1. */
export const trainingSearch = z.object({
  text: z.coerce.string().max(500).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
