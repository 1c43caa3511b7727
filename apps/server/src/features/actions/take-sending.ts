import type { App } from '../../app.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Attempt, AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { countedAddress } from '../../platform/limits/counted-address.ts';
import { accountOf } from '../agents/index.ts';
import { visitorAddress } from '../reporting/index.ts';
import { findLimits } from '../subscriptions/index.ts';

/** Mail and text messages are counted each by themselves. */
export type SendingKind = 'mail' | 'sms';

const hour = 3600;
const day = 24 * hour;
const limitOf = (kind: SendingKind, of: string, most: number, seconds = hour): AttemptLimit => ({
  name: `send.${kind}.${of}`,
  most,
  seconds,
});
/**
 * What a bot sends may go to whom its visitor names. What is sent to several counts once for the conversation and the
 * network, and as often as it is sent for who gets it and the company.
 */
const limits = (kind: SendingKind) => ({
  conversation: limitOf(kind, 'conversation', 10),
  network: limitOf(kind, 'network', 20),
  // A company's own desk may get all that its bot takes down.
  recipientHere: limitOf(kind, 'recipient-here', 200),
  recipient: limitOf(kind, 'recipient', 400),
  company: limitOf(kind, 'company', { mail: 2000, sms: 500 }[kind], day),
});
/** Whoever only tries the product sends to few. */
const limitsOnTrial = (kind: SendingKind): ReturnType<typeof limits> => ({
  ...limits(kind),
  recipientHere: limitOf(kind, 'recipient-here-on-trial', 20),
  recipient: limitOf(kind, 'recipient-on-trial', 40),
  company: limitOf(kind, 'company-on-trial', { mail: 100, sms: 50 }[kind], day),
});

interface Sending {
  agentId: string;
  /** Null of one that is only tried. */
  conversationId: string | null;
  /** Addresses, or numbers in the one way they are written. */
  recipients: readonly string[];
  /** The staff send it: it is not the visitor's doing. */
  byStaff?: true;
}

/** What was counted; given back when nobody was reached and it is tried again. What was refused has been sent all the same. */
export interface TakenSending {
  giveBack(): Promise<void>;
}

/** Counts what is about to be sent. Null when it is too much for one of the limits: then nothing is counted. */
export async function takeSending(
  app: App,
  kind: SendingKind,
  sending: Sending,
): Promise<TakenSending | null> {
  const counted: Attempt[] = [];
  for (const attempt of await attemptsOf(app, kind, sending)) {
    counted.push(attempt);
    if (await app.limits.take([attempt])) continue;
    await app.limits.giveBack(counted);
    return null;
  }
  return { giveBack: () => app.limits.giveBack(counted) };
}

async function attemptsOf(
  app: App,
  kind: SendingKind,
  { agentId, conversationId, recipients, byStaff }: Sending,
): Promise<Attempt[]> {
  const account = (await accountOf(app, agentId)) ?? agentId;
  const isOnTrial = (await findLimits(app.database, agentId, app.now()))?.category === 'trial';
  const limitsHere = isOnTrial ? limitsOnTrial : limits;
  const { conversation, network, recipientHere, recipient, company } = limitsHere(kind);
  const ip =
    byStaff || conversationId === null
      ? undefined
      : await visitorAddress(app.database.agent(agentId), conversationId);
  const subjects = recipients.map((to) => (kind === 'mail' ? countedAddress(to) : to));
  return [
    ...(conversationId === null ? [] : [{ limit: conversation, subject: conversationId }]),
    ...(ip === undefined ? [] : [{ limit: network, subject: networkOf(ip) }]),
    ...subjects.map((to) => ({ limit: recipientHere, subject: `${account} ${to}` })),
    { limit: company, subject: account, times: subjects.length },
    ...subjects.map((to) => ({ limit: recipient, subject: to })),
  ];
}
