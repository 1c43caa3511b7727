import { mailAddress } from '@samtale/contract';
import { DeliveryError } from '@samtale/providers';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { createId } from '../../../platform/database/columns.ts';
import { agents } from '../../agents/index.ts';
import type { ConversationReader } from '../inbox/conversation-reader.ts';
import { spokenLines } from '../log/spoken-lines.ts';
import { chatMailText } from './chat-mail-text.ts';

interface ChatMail {
  agentId: string;
  conversationId: string;
  /** Whom it goes to. */
  address: string;
}

/**
 * Sends what was said in a conversation to an address. It waits for the mail server, so that whoever asked is told what
 * became of it and nothing is sent behind their back later. Throws `badRequest` for what is no address and `conflict`
 * when it was not sent.
 */
export async function sendChatMail(
  app: App,
  conversations: Pick<ConversationReader, 'readWhole'>,
  { agentId, conversationId, address }: ChatMail,
): Promise<void> {
  const to = mailAddress.safeParse(address);
  if (!to.success) throw new AppError('badRequest', 'chat.mail.badAddress');
  const { mailer } = app.outbound;
  if (!mailer) throw new AppError('conflict', 'chat.mail.notSetUp');
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  const { events, languageCode: language } = await conversations.readWhole(agentId, conversationId);
  const lines = spokenLines(events, app.publicUrl());
  if (!lines.length) throw new AppError('conflict', 'chat.mail.nothingSaid');
  const { name: agentName, timeZone } = agent;
  const mail = chatMailText({ agentName, language, timeZone, lines });
  try {
    await mailer.send({ id: createId(), to: [{ name: '', address: to.data }], ...mail, replyTo: '' });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    app.log.warn({ err: error }, 'a conversation was not sent by mail');
    throw new AppError('conflict', 'chat.mail.error');
  }
}
