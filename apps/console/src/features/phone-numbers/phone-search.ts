import { PhoneNumberState } from '@samtale/contract';
import { z } from 'zod';

/** What the screen of phone numbers keeps in its address; what is left out is as it is at first. */
export const phoneSearch = z.object({
  /** Numbers without it. */
  show: z.literal('providers').optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  /** All that are not removed without it. */
  state: z.literal(Object.values(PhoneNumberState)).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type PhoneSearch = z.infer<typeof phoneSearch>;
