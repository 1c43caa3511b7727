import type { ChatRow, Conversation } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { agents } from '../../agents/index.ts';
import { nameCustomers } from '../../reporting/index.ts';
import type { ConversationService } from '../conversation-service.ts';
import type { LogPlace } from '../log/read-log.ts';
import type { ListQuery } from './list-conversations.ts';

/** A page of an agent's conversations as the staff see it: with the names of the customers they are linked to. */
export async function readChatList(
  app: App,
  service: ConversationService,
  agentId: string,
  query: ListQuery,
): Promise<{ list: ChatRow[]; totalCount: number }> {
  const { list, totalCount } = await service.reads.list(agentId, query);
  return { list: await nameCustomers(app.database, agentId, list), totalCount };
}

/** One conversation, with a page of its log, as the staff see it. Addresses are personal data: an agent that shows none shows no addresses. */
export async function readChat(
  app: App,
  service: ConversationService,
  agentId: string,
  chatToken: string,
  { latest, ...place }: LogPlace & { latest?: number | undefined },
): Promise<Conversation> {
  const chat = await service.reads.read(agentId, chatToken, place, latest);
  const [named] = await nameCustomers(app.database, agentId, [chat]);
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  const isHidden = agent?.gdprInterval === 0;
  return { ...chat, customer: named?.customer ?? null, ...(isHidden && { ipAddressList: [] }) };
}
