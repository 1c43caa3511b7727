import { erasedCountsSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  agentParams,
  defaultRowsPerPage,
  id,
  nothing,
  numberInPath,
  timestamp,
} from '../calls/primitives.ts';
import { administrators, staff, staffByToken } from '../calls/roles.ts';
import { chatParams } from './conversations.ts';

/** What tells that a conversation was anonymised: who did it, when, and how much of each kind is gone. */
export const erasureReceipt = z.object({
  id,
  chatToken: id,
  erasedAt: timestamp,
  user: z.object({ id, name: z.string() }),
  counts: erasedCountsSchema,
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

export const anonymizeChatData = endpoint({
  method: 'DELETE',
  path: '/chat/anonymizeChatData/agent/:agentId/chatToken/:chatToken',
  summary:
    'Erases for good what tells who the visitor of a conversation is; replies with the receipt, doing it again with the same',
  access: staff,
  params: chatParams,
  query: nothing,
  body: nothing,
  reply: erasureReceipt,
  errors: ['chat.anonymize.occupied'],
  invalidates: ['chat', 'chats', 'chatCounts', 'waiting', 'questions', 'tests'],
});

export const getChatErasures = endpoint({
  method: 'GET',
  path: '/chat/erasureList/chatTokenId/:chatToken',
  summary: 'The receipts of one conversation, the newest first; none when it was never anonymised',
  access: staffByToken,
  params: z.object({ chatToken: id }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(erasureReceipt) }),
  provides: ['chat'],
});

export const getErasures = endpoint({
  method: 'GET',
  path: '/chat/erasures/agent/:agentId',
  summary: "The receipts of the agent's anonymised conversations, the newest first",
  access: administrators,
  params: agentParams,
  query: z.object({
    page: numberInPath.default(0),
    rowsPerPage: numberInPath.max(200).default(defaultRowsPerPage),
  }),
  body: nothing,
  reply: z.object({ list: z.array(erasureReceipt), totalCount: z.int() }),
});
