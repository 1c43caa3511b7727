import { IntegrationType, type LanguageCode, languages } from '@samtale/contract';
import { DeliveryError } from '@samtale/providers';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import { type ConversationService, staffWhoTakeChats } from '../conversations/index.ts';
import { invitationAddress, widgets } from '../widgets/index.ts';
import { invitationMail } from './invitation-mail.ts';
import { readCustomer } from './read-customers.ts';

interface Beginning {
  agentId: string;
  customerId: string;
  integrationType: IntegrationType;
  /** Of the widget. */
  integrationId: string;
  /** Who is to have the conversation. */
  setUserId: string;
}

/**
 * Begins a conversation with a customer: somebody has it from the start, and the customer is sent an address at which
 * they find it. Throws `conflict` for a channel that cannot be begun on, or somebody who takes no chats; `notFound`.
 */
export async function beginConversation(
  app: App,
  conversations: ConversationService,
  { agentId, customerId, integrationType, integrationId, setUserId }: Beginning,
): Promise<{ chatToken: string; address: string; sentTo: string | null }> {
  if (integrationType !== IntegrationType.widget)
    throw new AppError('conflict', 'customers.createToken.channel');
  const customer = await readCustomer(app.database, agentId, customerId);
  const widget = await app.database.agent(agentId).first(widgets, eq(widgets.id, integrationId));
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!widget || !agent) throw notFound();
  const staff = await staffWhoTakeChats(app.database.pool, agentId, app.now());
  const person = staff.find(({ id }) => id === setUserId);
  if (!person) throw new AppError('conflict', 'customers.createToken.unknownUser');

  const language: LanguageCode =
    languages.find(({ id }) => agent.languageIds.includes(id))?.languageCodeShort ?? 'da';
  const by = { userId: person.id, name: person.name };
  const chatToken = await conversations.start(agentId, widget.id, language, null);
  await conversations.linkCustomer(agentId, chatToken, by, customerId);
  await conversations.takeOver(agentId, chatToken, by);

  const address = await invitationAddress(app, agentId, chatToken);
  if (!address) throw notFound();
  const { mailer } = app.outbound;
  if (!mailer || !customer.email) return { chatToken, address, sentTo: null };
  const to = { name: customer.name, address: customer.email };
  const mail = invitationMail({ language, from: person.name, agent: agent.name, address });
  try {
    await mailer.send({ ...mail, id: chatToken, to: [to], replyTo: '' });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    // The conversation is there all the same; who began it passes the address on themselves.
    app.log.warn({ err: error }, 'an invitation was not sent');
    return { chatToken, address, sentTo: null };
  }
  return { chatToken, address, sentTo: customer.email };
}
