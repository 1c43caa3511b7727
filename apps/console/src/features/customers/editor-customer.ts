import { type Customer, type CustomerContact, type CustomerInput, newId } from '@samtale/contract';
import { newGuid } from '../../ui/new-guid.ts';

/** A number or an address as it is edited; the key tells rows apart. */
export interface EditorContact extends CustomerContact {
  key: string;
}

/** What the editor changes of a customer. */
export interface EditorCustomer {
  name: string;
  phones: readonly EditorContact[];
  emails: readonly EditorContact[];
  source: string;
  comment: string;
  solved: boolean;
  handled: boolean;
  /** The phone that is linked; empty for none. */
  phoneId: string;
}

export type ContactList = 'phones' | 'emails';

export const newContact = (): EditorContact => ({ key: newGuid(), value: '', verified: false, label: '' });

/**
 * A saved customer as the editor has it, an empty one for null; there is always a field to write in. The rows stay as
 * they were sent where the server kept them all, and the focus with them.
 */
export function readCustomer(customer: Customer | null, sent?: EditorCustomer): EditorCustomer {
  const rows = (contacts: readonly CustomerContact[] = []) =>
    contacts.length ? contacts.map((contact) => ({ ...contact, key: newGuid() })) : [newContact()];
  const stored: EditorCustomer = {
    name: customer?.name ?? '',
    phones: rows(customer?.phones),
    emails: rows(customer?.emails),
    source: customer?.source ?? '',
    comment: customer?.comment ?? '',
    solved: customer?.solved ?? false,
    handled: customer?.handled ?? false,
    phoneId: customer?.phoneId ?? '',
  };
  return sent && isSameCustomer(stored, sent) ? sent : stored;
}

/** What is sent to save a customer that was read as `saved`; null for a new one. */
export function customerInput(
  saved: Pick<Customer, 'id' | 'lastModified'> | null,
  edited: EditorCustomer,
): CustomerInput {
  const { name, source, comment, solved, handled } = edited;
  return {
    id: saved?.id ?? newId,
    lastModified: saved?.lastModified ?? null,
    name: name.trim(),
    phones: sentContacts(edited.phones),
    emails: sentContacts(edited.emails),
    source: source.trim(),
    comment: comment.trim(),
    solved,
    handled,
  };
}

/** Blank rows go along: what is refused is named by its place. */
const sentContacts = (rows: readonly EditorContact[]): CustomerContact[] =>
  rows.map(({ value, verified, label }) => ({ value: value.trim(), verified, label: label.trim() }));

/** Whether two states of the editor would save the same. */
export function isSameCustomer(one: EditorCustomer, other: EditorCustomer): boolean {
  const saved = (customer: EditorCustomer) => {
    const { phones = [], emails = [], ...rest } = customerInput(null, customer);
    const filled = (contacts: CustomerContact[]) => contacts.filter(({ value }) => value);
    const { phoneId } = customer;
    return JSON.stringify({ ...rest, phoneId, phones: filled(phones), emails: filled(emails) });
  };
  return saved(one) === saved(other);
}

/** A change of one row; a number that is no longer the same is no longer known to be the customer's. */
export function changeContact(
  rows: readonly EditorContact[],
  key: string,
  change: Partial<CustomerContact>,
): EditorContact[] {
  return rows.map((row) => {
    if (row.key !== key) return row;
    const isOther = change.value !== undefined && change.value.trim() !== row.value.trim();
    return { ...row, ...(isOther && { verified: false }), ...change };
  });
}
