import { customerNameMax, IntegrationType, newId } from '@samtale/contract';
import type { Contact } from '@samtale/dialog';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import { type ContactKind, normaliseContact } from './normalise-contact.ts';
import { saveCustomer } from './save-customer.ts';
import { customerContacts } from './tables.ts';

/**
 * The customer who has the e-mail address or the phone number that a visitor typed, or a new one. What is known of a
 * customer stays as it is: nobody has checked what was typed. Null where neither can be used, and for an agent that keeps
 * no customers.
 */
export async function meetCustomer(app: App, agentId: string, contact: Contact): Promise<string | null> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent || agent.gdprInterval === 0) return null;
  const email = contact.email && normaliseContact.email(contact.email);
  const phone = contact.phone && normaliseContact.phone(contact.phone);
  if (!email && !phone) return null;
  const known =
    (email && (await ownerOf(app, agentId, 'email', email))) ||
    (phone && (await ownerOf(app, agentId, 'phone', phone)));
  if (known) return known;
  const name = contact.name.trim().slice(0, customerNameMax);
  const input = {
    id: newId,
    name,
    email: email || '',
    phone: phone || '',
    integrationType: IntegrationType.widget,
  };
  try {
    return (await saveCustomer(app, { agentId, input })).id;
  } catch (error) {
    // Meanwhile somebody has made them.
    const other = error instanceof AppError && error.details.code === 'duplicate' && error.details.values?.id;
    if (!other) throw error;
    return String(other);
  }
}

async function ownerOf(
  app: App,
  agentId: string,
  kind: ContactKind,
  value: string,
): Promise<string | undefined> {
  const where = and(eq(customerContacts.kind, kind), eq(customerContacts.value, value));
  return (await app.database.agent(agentId).first(customerContacts, where))?.customerId;
}
