import { z } from 'zod';
import type { ConversationEvent } from './event.ts';
import { toldContact } from './show/told-contact.ts';

/** Who a visitor says they are, as they typed it; what they did not say is empty. */
export const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type Contact = z.infer<typeof contactSchema>;

/** Where a visitor is reached who is not in the chat. */
export const answerRouteSchema = z.object({ via: z.enum(['email', 'sms']), to: z.string() });
export type AnswerRoute = z.infer<typeof answerRouteSchema>;

/**
 * The contact in a message that was left, or in a form registration that ended; null where there is neither an e-mail
 * address nor a phone number.
 */
export function contactIn(event: ConversationEvent): Contact | null {
  if (event.type === 'messageLeft') return { name: event.name, email: event.email, phone: '' };
  if (event.type !== 'formEnded') return null;
  const values = Object.entries(event.values).map(([name, { value, text }]) => [name, value || text]);
  const told = toldContact(Object.fromEntries(values));
  return told.email || told.phone ? told : null;
}

/** What was typed last, and of what was not typed again, what was typed before. */
export const withContact = (known: Contact | undefined, typed: Contact): Contact => ({
  name: typed.name || (known?.name ?? ''),
  email: typed.email || (known?.email ?? ''),
  phone: typed.phone || (known?.phone ?? ''),
});

/** By e-mail where there is an address, else by text message. */
export function answerRouteOf(contact: Contact | undefined): AnswerRoute | null {
  if (contact?.email) return { via: 'email', to: contact.email };
  return contact?.phone ? { via: 'sms', to: contact.phone } : null;
}
