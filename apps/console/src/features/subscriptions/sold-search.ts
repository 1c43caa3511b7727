import { z } from 'zod';

/** What the list of subscriptions keeps in its address; what is left out is as it is at first. */
export const soldSearch = z.object({
  /** Those that have not ended without it. */
  show: z.literal('ended').optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type SoldSearch = z.infer<typeof soldSearch>;
