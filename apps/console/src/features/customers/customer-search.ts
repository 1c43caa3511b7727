import { customerOrder } from '@samtale/contract';
import { z } from 'zod';

/** What the list of customers keeps in its address; what is left out is as it is at first. */
export const customerSearch = z.object({
  search: z.coerce.string().max(500).optional().catch(undefined),
  /** What the list is sorted by; the latest change first without it. */
  by: customerOrder.exclude(['lastModified', 'source']).optional().catch(undefined),
  /** In the other direction than the column begins with. */
  reversed: z.literal(true).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type CustomerSearch = z.infer<typeof customerSearch>;
