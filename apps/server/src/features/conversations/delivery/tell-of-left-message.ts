import { DeliveryError } from '@samtale/providers';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limiter.ts';
import { agents } from '../../agents/index.ts';
import { users } from '../../auth/tables.ts';
import { sendEmail } from '../../mailbox/index.ts';
import { staffAwaited } from '../handover/online-staff.ts';
import { readKinds } from '../log/read-log.ts';
import type { ConversationRow } from '../log/stored-step.ts';
import { leftMessageEmail } from './left-message-email.ts';
import { type LeftMessageJob, leftMessageJob } from './left-message-job.ts';

/** Whoever fills an agent with messages does not fill its people's mail: the others are found in the chats. */
const perHour: AttemptLimit = { name: 'mail.leftMessage', most: 20, seconds: 3600 };

/**
 * Has those written to who could answer a message that a visitor has left, whose event has the number `seq`. Of the
 * conversation's first one alone: whoever writes more is being looked after.
 */
export async function tellOfLeftMessage(app: App, row: ConversationRow, seq: number): Promise<void> {
  const { id: conversationId, agentId, state } = row;
  const [first] = await readKinds(app.database, agentId, conversationId, ['messageLeft']);
  if (first?.seq !== seq) return;
  const { pool } = app.database;
  const awaited = state.userId
    ? [{ id: state.userId }]
    : (await staffAwaited(pool, agentId, app.now(), state.teamId ?? null)).staff;
  for (const { id: userId } of awaited)
    await app.jobs.send(leftMessageJob, { userId, agentId, conversationId });
}

/**
 * Writes to a user about the message that a visitor has left, in the user's language, unless they do not want it or it
 * was erased meanwhile. Throws when it is to be tried again.
 */
export async function mailLeftMessage(app: App, job: LeftMessageJob): Promise<void> {
  const { userId, agentId, conversationId } = job;
  const { shared } = app.database;
  const user = await shared.first(users, eq(users.id, userId));
  const agent = await shared.first(agents, eq(agents.id, agentId));
  if (!user?.isActive || user.settings.leftMessageMails === false || !agent) return;
  const log = await readKinds(app.database, agentId, conversationId, ['messageLeft', 'anonymised']);
  const left = log.find(({ event }) => event.type === 'messageLeft')?.event;
  const isErased = log.some(({ event }) => event.type === 'anonymised');
  if (left?.type !== 'messageLeft' || isErased) return;
  const counted = [{ limit: perHour, subject: `${userId} ${agentId}` }];
  if (!(await app.limits.take(counted))) return;
  const { name: visitor, text } = left;
  const { firstName, lastName, language, email } = user;
  const message = leftMessageEmail({
    language,
    firstName,
    agent: agent.name,
    visitor,
    text,
    address: `${app.publicUrl()}/chat/chatToken/${conversationId}`,
  });
  try {
    await sendEmail(app, { name: `${firstName} ${lastName}`.trim(), address: email }, message);
  } catch (error) {
    await app.limits.giveBack(counted);
    if (!(error instanceof DeliveryError) || error.failure === 'unreachable') throw error;
    app.log.warn({ err: error }, 'a user was not told of a message by mail');
  }
}
