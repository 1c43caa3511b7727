import { z } from 'zod';

/** How much an anonymising has erased, by kind: what a receipt tells. */
export const erasedCountsSchema = z.object({
  /** Messages of the visitor, of the staff, and of the bot as far as it repeated what was said. */
  messages: z.int(),
  /** Notes among the staff. */
  notes: z.int(),
  /** Values that were found in what was said, collected, compared or passed on. */
  values: z.int(),
  files: z.int(),
  /** Addresses and browsers that the visitor wrote from. */
  addresses: z.int(),
  /** Unsolved questions that nobody else has asked. */
  questions: z.int(),
  /** Conversation tests made from the conversation. */
  tests: z.int(),
  /** Work that was not done yet. */
  work: z.int(),
  /** Links to a customer's record. */
  customers: z.int(),
});
export type ErasedCounts = z.infer<typeof erasedCountsSchema>;
export const nothingErased: ErasedCounts = {
  messages: 0,
  notes: 0,
  values: 0,
  files: 0,
  addresses: 0,
  questions: 0,
  tests: 0,
  work: 0,
  customers: 0,
};
