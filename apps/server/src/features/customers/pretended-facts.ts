import type { PretendedCustomer } from '@samtale/contract';
import type { CustomerFacts } from '@samtale/dialog';
import { factsOf } from './customer-facts.ts';
import { type ContactKind, normaliseContact } from './normalise-contact.ts';

/** What conditions compare of a customer who is only pretended, kept as a real one's facts are; undefined of none. */
export function pretendedFacts(customer: PretendedCustomer | null): CustomerFacts | undefined {
  if (!customer) return undefined;
  const { phone, email, ...facts } = customer;
  return factsOf({ ...facts, phones: contactsOf('phone', phone), emails: contactsOf('email', email) });
}

/** What is no number or address is compared as it is written. */
const contactsOf = (kind: ContactKind, text: string): string[] =>
  text.trim() ? [normaliseContact[kind](text) ?? text] : [];
