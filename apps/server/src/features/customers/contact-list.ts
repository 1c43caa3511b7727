import {
  type Customer,
  type CustomerContact,
  type CustomerInput,
  customerProblemKeys,
  type fieldError,
} from '@samtale/contract';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { type ContactKind, normaliseContact } from './normalise-contact.ts';

/** A contact as it is kept, and where in the request it stood. */
export interface KeptContact extends CustomerContact {
  kind: ContactKind;
  path: string;
}

const sentAs = { phone: 'phones', email: 'emails' } as const;

/**
 * The contacts a customer is to have, normalised, blank ones and repetitions left out. `present` is the customer as
 * it is, null for a new one. Throws `badRequest` naming the fields that hold no number, or no address.
 */
export function contactsToKeep(input: CustomerInput, present: Customer | null): KeptContact[] {
  const problems: z.infer<typeof fieldError>[] = [];
  const kept = new Map<string, KeptContact>();
  for (const kind of ['phone', 'email'] as const) {
    for (const { path, ...contact } of sentContacts(kind, input, present)) {
      if (!contact.value.trim()) continue;
      const value = normaliseContact[kind](contact.value);
      if (value === null) problems.push({ path, messageKey: customerProblemKeys[kind] });
      else if (!kept.has(value))
        kept.set(value, { ...contact, label: contact.label.trim(), value, kind, path });
    }
  }
  if (problems[0]) throw new AppError('badRequest', problems[0].messageKey, { fields: problems });
  return [...kept.values()];
}

/** The list as it was sent; without one, those that are there, the first replaced by the single field. */
function sentContacts(
  kind: ContactKind,
  input: CustomerInput,
  present: Customer | null,
): (CustomerContact & { path: string })[] {
  const list = input[sentAs[kind]];
  if (list)
    return list.map((contact, index) => ({ ...contact, path: `customer.${sentAs[kind]}.${index}.value` }));
  const path = `customer.${kind}`;
  const [first, ...others] = present?.[sentAs[kind]] ?? [];
  const single = input[kind];
  if (single === undefined) return [first ?? [], ...others].flat().map((contact) => ({ ...contact, path }));
  const isSame = first !== undefined && normaliseContact[kind](single) === first.value;
  const replaced = isSame ? first : { value: single, verified: false, label: first?.label ?? '' };
  return [replaced, ...others].map((contact) => ({ ...contact, path }));
}
