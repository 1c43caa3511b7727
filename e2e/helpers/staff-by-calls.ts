import { endpoints } from '@samtale/contract';
import { asBuilder } from './as-builder.ts';
import type { Product } from './product.ts';

/** One of the staff who has a conversation, behind the page. */
export interface StaffByCalls {
  name: string;
  say(text: string): Promise<void>;
  end(): Promise<void>;
}

/** Takes over the conversation that was written in last. */
export async function takeOverNewest(product: Product): Promise<StaffByCalls> {
  const call = await asBuilder(product);
  const { agentId } = product;
  const { id, displayName } = await call(endpoints.auth.getUserByAccessToken);
  const { list } = await call(endpoints.conversations.getChatList, { params: { agentId } });
  const [newest] = list.toSorted((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt));
  if (!newest) throw new Error('Nobody has written');
  const params = { agentId, chatToken: newest.chatToken };
  await call(endpoints.conversations.takeOverChat, { params, body: { user: { id } } });
  return {
    name: displayName,
    async say(text) {
      const body = { clientId: crypto.randomUUID(), text };
      await call(endpoints.conversations.sendChatMessage, { params, body });
    },
    async end() {
      await call(endpoints.conversations.endChat, { params });
    },
  };
}
