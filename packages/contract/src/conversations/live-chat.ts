import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { administrators, staff } from '../calls/roles.ts';
import { chatParams, conversationSummary, staffMessage } from './conversations.ts';

export const endChat = endpoint({
  method: 'PUT',
  path: '/chat/end/agent/:agentId/chatToken/:chatToken',
  summary: 'Ends the conversation; what the visitor writes afterwards begins again with the bot',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: nothing,
  reply: conversationSummary,
  errors: ['chat.endChat.error'],
  invalidates: ['chatCounts', 'waiting'],
});

/** Whom a conversation can be handed to. */
export const handOverTarget = z.union([z.strictObject({ userId: id }), z.strictObject({ teamId: id })]);

export const handOverChat = endpoint({
  method: 'PUT',
  path: '/chat/handOver/agent/:agentId/chatToken/:chatToken',
  summary: 'Hands the conversation to a colleague who is online, or to a team of whom somebody is',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: z.object({ to: handOverTarget }),
  reply: conversationSummary,
  errors: [
    'chat.handOver.error',
    'chat.handOver.unknown',
    'chat.handOver.userOffline',
    'chat.handOver.teamOffline',
  ],
  invalidates: ['chatCounts', 'waiting'],
});

export const getHandOverTargets = endpoint({
  method: 'GET',
  path: '/chat/handOverTargets/agent/:agentId',
  summary: 'The colleagues who take chats, and the teams, with who is there to take one now',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    users: z.array(z.object({ id, name: z.string(), isOnline: z.boolean() })),
    teams: z.array(z.object({ id, name: z.string(), isOnline: z.boolean() })),
  }),
  provides: ['members', 'teams'],
});

export const addChatNote = endpoint({
  method: 'POST',
  path: '/chat/note/agent/:agentId/chatToken/:chatToken',
  summary: 'Notes something for the staff, which the visitor never sees',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: staffMessage,
  reply: acknowledged.extend({ seq: z.int() }),
  errors: ['file.error.unknown'],
  invalidates: [],
});

export const sendAnswerAgain = endpoint({
  method: 'POST',
  path: '/chat/sendAnswerAgain/agent/:agentId/chatToken/:chatToken',
  summary:
    'Sends what the staff said, and could not be sent, once more to where the visitor is reached; what comes of it is in the log',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: nothing,
  reply: conversationSummary,
  invalidates: [],
});

export const linkChatCustomer = endpoint({
  method: 'PUT',
  path: '/chat/customer/agent/:agentId/chatToken/:chatToken',
  summary: 'Says whom the conversation is with; null takes it back',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: z.object({ customerId: id.nullable() }),
  reply: conversationSummary,
  invalidates: ['chat', 'chats', 'customer'],
});

/** Marks kept of each user; the oldest are forgotten first. */
export const readMarksMax = 500;
export const readMark = z.object({ chatToken: id, seq: z.int().min(0), at: timestamp });
export type ReadMark = z.infer<typeof readMark>;

export const getReadMarks = endpoint({
  method: 'GET',
  path: '/chat/readMarks/agent/:agentId',
  summary: 'How far the signed-in user has read their conversations, the newest marks first',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(readMark) }),
  provides: [],
});

export const markChatRead = endpoint({
  method: 'PUT',
  path: '/chat/readMarks/agent/:agentId/chatToken/:chatToken',
  summary: 'Remembers how far the signed-in user has read; a lower number than before changes nothing',
  access: staff,
  audit: 'passing',
  params: chatParams,
  query: nothing,
  body: z.object({ seq: z.int().min(0) }),
  reply: acknowledged,
  invalidates: [],
});

/** Bounds of how long a visitor may be let wait for a word, in minutes. */
export const answerMinutesMin = 1;
export const answerMinutesMax = 120;
export const chatRules = z.object({
  /** A visitor whom a person lets wait longer goes back among those who wait. */
  answerMinutes: z.int().min(answerMinutesMin).max(answerMinutesMax),
});
export type ChatRules = z.infer<typeof chatRules>;

export const getChatRules = endpoint({
  method: 'GET',
  path: '/chat/rules/agent/:agentId',
  summary: 'How long a visitor may be let wait before somebody else is asked',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: chatRules,
  provides: ['chatRules'],
});

export const setChatRules = endpoint({
  method: 'PUT',
  path: '/chat/rules/agent/:agentId',
  summary: 'Sets how long a visitor may be let wait before somebody else is asked',
  access: administrators,
  params: agentParams,
  query: nothing,
  body: chatRules,
  reply: chatRules,
  invalidates: ['chatRules', 'settings'],
});
