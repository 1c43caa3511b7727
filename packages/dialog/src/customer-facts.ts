import { z } from 'zod';

/** What is known of the customer with whom a conversation is linked; the names are the contract's. */
export const customerFactSchema = z.enum([
  'known',
  'name',
  'phone',
  'email',
  'source',
  'comment',
  'handled',
  'solved',
]);
export type CustomerFact = z.infer<typeof customerFactSchema>;

/**
 * The values of each fact: a customer can have several phone numbers and e-mail addresses. `known`, `handled` and
 * `solved` are `true` or `false`; a fact that is empty has no value.
 */
export type CustomerFacts = Readonly<Partial<Record<CustomerFact, readonly string[]>>>;
