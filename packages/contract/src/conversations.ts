import { conversationStateSchema, loggedEventSchema } from '@samtale/dialog';
import { z } from 'zod';
import { IntegrationType } from './channels.ts';
import { endpoint } from './endpoint.ts';
import {
  acknowledged,
  agentParams,
  id,
  languageCode,
  nothing,
  numberInPath,
  timestamp,
} from './primitives.ts';

export const messageMax = 4000;

/** Which chats a list asks for. */
export const RequestType = { all: 0, awaiting: 1 } as const;

export const conversationSummary = z.object({
  /** Names the conversation in addresses; it opens nothing by itself. */
  chatToken: id,
  agentId: id,
  integrationType: z.literal(Object.values(IntegrationType)),
  languageCode,
  status: conversationStateSchema.shape.status,
  /** The person who has taken the chat. */
  user: z.object({ id, displayName: z.string() }).nullable(),
  lastMessage: z.string(),
  lastMessageFrom: z.enum(['endUser', 'bot', 'staff']),
  lastMessageAt: timestamp,
  startedAt: timestamp,
  waitingSince: timestamp.nullable(),
  seq: z.int(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversation = conversationSummary.extend({ events: z.array(loggedEventSchema) });
export type Conversation = z.infer<typeof conversation>;

/** A run of a conversation's log: everything after `after` up to and with `upTo`, as far as the reader may see it. */
export const delivery = z.object({
  chatToken: id,
  after: z.int(),
  upTo: z.int(),
  events: z.array(loggedEventSchema),
  /** The bot waits for another server and goes on by itself; left out when it has said all it has to say. */
  isWorking: z.literal(true).optional(),
});
export type Delivery = z.infer<typeof delivery>;

const listQuery = z.object({
  searchText: z.string().max(500).optional(),
  page: numberInPath.default(0),
  rowsPerPage: numberInPath.max(200).default(10),
  requestType: z.coerce
    .number()
    .pipe(z.literal(Object.values(RequestType)))
    .default(RequestType.all),
});

const listReply = z.object({ list: z.array(conversationSummary), totalCount: z.int() });

const chatStaff = { kind: 'agent', roles: [0, 1, 2], agentFrom: 'agentId' } as const;
const chatStaffByToken = { kind: 'agent', roles: [0, 1, 2], agentFrom: 'chatToken' } as const;
const chatParams = agentParams.extend({ chatToken: id });

export const getChatList = endpoint({
  method: 'GET',
  path: '/chat/agent/:agentId',
  summary: "The agent's conversations, last message first; those awaiting a person, longest wait first",
  access: chatStaff,
  params: agentParams,
  query: listQuery,
  body: nothing,
  reply: listReply,
});

export const getUserChatList = endpoint({
  method: 'GET',
  path: '/chat/agent/:agentId/user/:userId',
  summary: 'The conversations a user has taken',
  access: chatStaff,
  params: agentParams.extend({ userId: id }),
  query: listQuery,
  body: nothing,
  reply: listReply,
});

export const getChatCounts = endpoint({
  method: 'GET',
  path: '/chat/chatListTypeCountList/agent/:agentId',
  summary: 'How many chats each tab holds',
  access: chatStaff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ allChats: z.int(), myChats: z.int(), awaitingChats: z.int() }),
});

export const getChat = endpoint({
  method: 'GET',
  path: '/chat/chatTokenId/:chatToken',
  summary: 'One conversation with its log; `after` leaves out what the caller has',
  access: chatStaffByToken,
  params: z.object({ chatToken: id }),
  query: z.object({ after: numberInPath.default(0) }),
  body: nothing,
  reply: conversation,
});

export const takeOverChat = endpoint({
  method: 'PUT',
  path: '/chat/updateEndUserUser/agent/:agentId/chatToken/:chatToken',
  summary:
    'The signed-in user takes the conversation over; `takeFrom` takes it from the colleague who has it',
  access: chatStaff,
  params: chatParams,
  query: nothing,
  body: z.object({ user: z.object({ id }), takeFrom: id.optional() }),
  reply: conversationSummary,
  errors: [
    'chat.takeOver.occupied',
    'chat.takeOver.userOffline',
    'chat.takeOver.unknownChat',
    'chat.takeOver.ended',
  ],
});

export const leaveChat = endpoint({
  method: 'PUT',
  path: '/chat/leave/agent/:agentId/chatToken/:chatToken',
  summary: 'Gives the conversation back to the bot',
  access: chatStaff,
  params: chatParams,
  query: nothing,
  body: nothing,
  reply: conversationSummary,
  errors: ['chat.leave.error'],
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/chat/message/agent/:agentId/chatToken/:chatToken',
  summary: 'Says something to the visitor as a person; sending the same `clientId` again changes nothing',
  access: chatStaff,
  params: chatParams,
  query: nothing,
  body: z.object({ clientId: id, text: z.string().trim().min(1).max(messageMax) }),
  reply: acknowledged.extend({ seq: z.int() }),
  errors: ['chat.message.notTaken'],
});
