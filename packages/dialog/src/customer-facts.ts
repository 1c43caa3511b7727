import { z } from 'zod';

/** What is known of the customer with whom a conversation is linked. One who is not known has none of it. */
export const customerFacts = [
  'known',
  'name',
  'phone',
  'email',
  'source',
  'comment',
  'handled',
  'solved',
] as const;
export type CustomerFact = (typeof customerFacts)[number];
export const customerFactSchema = z.enum(customerFacts);

/**
 * The values of each fact: a customer can have several phone numbers and e-mail addresses. `known`, `handled` and
 * `solved` are `true` or `false`; a fact that is empty has no value.
 */
export type CustomerFacts = Readonly<Partial<Record<CustomerFact, readonly string[]>>>;
