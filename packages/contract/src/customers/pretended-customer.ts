import { z } from 'zod';
import { contactValueMax, customerCommentMax, customerNameMax, customerSourceMax } from './customers.ts';

/** The customer that a conversation pretends to be with, in the facts that conditions ask for; texts may be empty. */
export const pretendedCustomer = z.object({
  name: z.string().max(customerNameMax),
  phone: z.string().max(contactValueMax),
  email: z.string().max(contactValueMax),
  source: z.string().max(customerSourceMax),
  comment: z.string().max(customerCommentMax),
  handled: z.boolean(),
  solved: z.boolean(),
});
export type PretendedCustomer = z.infer<typeof pretendedCustomer>;
