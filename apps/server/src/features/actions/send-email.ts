import { languageCodeOf } from '@samtale/contract';
import type { Recipient, Work, WorkOutcome } from '@samtale/dialog';
import { DeliveryError } from '@samtale/providers';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { staffAddresses } from '../team/index.ts';
import { mailText } from './mail-text.ts';
import type { WorkPlace } from './perform-work.ts';
import { takeSending } from './take-sending.ts';

/** Sends a mail to everyone it can reach. */
export async function sendEmail(
  app: App,
  { agentId, languageId, conversationId, id }: WorkPlace,
  { to, subject, text, replyTo, values }: Extract<Work, { kind: 'email' }>,
): Promise<Omit<WorkOutcome, 'tookMs'>> {
  const { mailer } = app.outbound;
  if (!mailer) return { failure: 'notSetUp', detail: '' };
  const people = await reached(app, agentId, to);
  if (!people.length) return { failure: to.length ? 'badAddress' : 'noRecipient', detail: '' };
  const addresses = people.map(({ address }) => address).join(', ');
  const body = mailText(text, values, languageCodeOf(languageId));
  const answerTo = isAddress(replyTo) ? replyTo : '';
  const taken = await takeSending(app, 'mail', {
    agentId,
    conversationId,
    recipients: people.map(({ address }) => address),
  });
  if (!taken) return { failure: 'tooMany', detail: addresses };
  try {
    await mailer.send({ id, to: people, subject, ...body, replyTo: answerTo });
    return { detail: addresses };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (error.failure === 'unreachable') await taken.giveBack();
    return { failure: error.failure, detail: error.message };
  }
}

/** Each address once; staff who are not, or no more, the agent's are left out. */
async function reached(app: App, agentId: string, to: readonly Recipient[]) {
  const contacts = to.flatMap(({ kind, value }) => (kind === 'contact' ? [value] : []));
  const staff = contacts.length ? await staffAddresses(app, agentId, contacts) : [];
  const written = to.flatMap(({ kind, value }) => {
    const address = value.trim();
    return kind === 'address' && isAddress(address) ? [{ name: '', address }] : [];
  });
  return [...new Map([...staff, ...written].map((one) => [one.address.toLowerCase(), one])).values()];
}

const isAddress = (text: string): boolean => z.email().safeParse(text).success;
