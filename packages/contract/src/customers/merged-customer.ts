import { type Customer, type CustomerContact, customerCommentMax } from './customers.ts';

type Merged = Omit<Customer, 'id' | 'lastModified'>;

/**
 * What becomes of two customers who are the same person: the kept one, with what it lacks of the other. It gets the
 * other's numbers, addresses and comment beside its own; on what can only be one thing its own word stands.
 */
export function mergedCustomer(kept: Customer, other: Customer): Merged {
  const phones = united(kept.phones, other.phones);
  const emails = united(kept.emails, other.emails);
  const comments = [...new Set([kept.comment, other.comment])].filter(Boolean);
  return {
    name: kept.name || other.name,
    phone: phones[0]?.value ?? '',
    phoneVerified: phones[0]?.verified ?? false,
    email: emails[0]?.value ?? '',
    emailVerified: emails[0]?.verified ?? false,
    phones,
    emails,
    integrationType: kept.integrationType || other.integrationType,
    source: kept.source || other.source,
    comment: comments.join('\n\n').slice(0, customerCommentMax),
    solved: kept.solved,
    handled: kept.handled,
    phoneId: kept.phoneId ?? other.phoneId,
    linkedPhoneNumber: (kept.phoneId ? kept : other).linkedPhoneNumber,
  };
}

const united = (own: readonly CustomerContact[], more: readonly CustomerContact[]): CustomerContact[] => [
  ...own,
  ...more.filter(({ value }) => own.every((contact) => contact.value !== value)),
];
