import { answerRouteSchema, conversationStateSchema, loggedEventSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  acknowledged,
  agentParams,
  id,
  languageCode,
  nothing,
  numberInPath,
  timestamp,
} from '../calls/primitives.ts';
import { staff, staffByToken } from '../calls/roles.ts';
import { IntegrationType } from './channels.ts';

export const messageMax = 4000;
/** How many files go with one message. */
export const filesMax = 10;

/** Which chats a list asks for. */
export const RequestType = {
  all: 0,
  /** Those whose visitor waits for a person. */
  awaiting: 1,
  /** Those that go on: something was said lately, and they have not ended. */
  current: 2,
  /** Those that colleagues have. */
  other: 3,
} as const;

/** What a list can be narrowed to. */
export const ChatFilter = {
  /** Values were collected. */
  withParameter: 0,
  active: 1,
  /** The visitor has written more than once. */
  interactive: 2,
  /** The visitor wished for a person while nobody was there. */
  missed: 3,
  messenger: 100,
} as const;
export type ChatFilter = (typeof ChatFilter)[keyof typeof ChatFilter];

/** The best that a visitor can think of a conversation; 1 is the worst. */
export const ratingMax = 5;

/** A conversation that a person has, or is to take, and in which nothing was said for so many minutes does not go on. */
export const activeMinutes = 30;
/** One that only the bot has is left much sooner: its visitors get their answers at once. */
export const botActiveMinutes = 10;
/** Conversations are counted up to here; a count that is higher means more than that. */
export const chatCountMax = 1000;
/** A search, and a list of a flow's conversations, finds so many, the newest; one more says that there are more. */
export const foundCountMax = 100;

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
  /** Since when the visitor has wished for a person: nobody was there, and nobody has seen to it. */
  missedSince: timestamp.nullable(),
  /** Since when the visitor has waited for a word of the person who has taken the chat. */
  unansweredSince: timestamp.nullable(),
  /** The team of whom somebody is to take it. */
  teamId: id.nullable(),
  /** Whom the conversation is with, as far as that is known. */
  customerId: id.nullable(),
  /** What the visitor thinks of the conversation, from 1 to 5; null as long as they have not said. */
  rating: z.int().nullable(),
  /**
   * Where the visitor is sent what the staff say when they are not in the chat, as they typed it; null where they typed
   * none. `hasFailed` where the last of it could not be sent.
   */
  answerRoute: answerRouteSchema.extend({ hasFailed: z.boolean() }).nullable(),
  seq: z.int(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

/** A conversation as it is read, with the customer it is linked to; null also where customers are hidden. */
export const chatRow = conversationSummary.extend({
  customer: z.object({ id, name: z.string() }).nullable(),
});
export type ChatRow = z.infer<typeof chatRow>;

/** Where a visitor wrote from: noted at the start, and again whenever the address is another. */
export const visitorAddress = z.object({
  ip: z.string(),
  userAgent: z.string(),
  /** The page the widget is on; empty when it is not known. */
  page: z.string(),
  at: timestamp,
});
export type VisitorAddress = z.infer<typeof visitorAddress>;

/**
 * Where a reader is in a log that comes in pages. To be sent back as it is; it tells which erasure the reader knows of.
 */
export const logCursor = z.string().max(40);

/** The log was rewritten since: `events` are all there is, and what the reader had before is to be forgotten. */
const reset = z.literal(true).optional();

export const conversation = chatRow.extend({
  events: z.array(loggedEventSchema),
  reset,
  /** The log goes on: what follows is asked for after the last event, with this. */
  cursor: logCursor.optional(),
  /** The last event that the visitor has had on the screen. */
  visitorSeenSeq: z.int(),
  /** The newest last; empty where customers are hidden. */
  ipAddressList: z.array(visitorAddress),
  /** How the server can send an answer to a visitor who is not in the chat. */
  answersBy: z.array(answerRouteSchema.shape.via),
});
export type Conversation = z.infer<typeof conversation>;

/** A run of a conversation's log: everything after `after` up to and with `upTo`, as far as the reader may see it. */
export const delivery = z.object({
  chatToken: id,
  after: z.int(),
  upTo: z.int(),
  events: z.array(loggedEventSchema),
  /** The bot waits for another server and goes on by itself; left out when it has said all it has to say. */
  isWorking: z.literal(true).optional(),
  reset,
  /** The log goes on: what follows is asked for with `upTo` and this. */
  cursor: logCursor.optional(),
});
export type Delivery = z.infer<typeof delivery>;

/** One value in a query, or several. */
const severalOf = <T extends z.ZodType>(value: T) =>
  z.preprocess((given) => [given].flat(), z.array(value)).default([]);

/** Only conversations in which this flow has answered. */
const intentId = id.optional();

/** What a list of conversations is narrowed by. */
const listNarrowing = z.object({
  /** Words, in any of their forms, that were said or noted in a conversation. */
  searchText: z.string().max(500).optional(),
  /** The last message came within these. */
  fromDate: timestamp.optional(),
  toDate: timestamp.optional(),
  filter: severalOf(z.coerce.number().pipe(z.literal(Object.values(ChatFilter)))),
  integrationType: z.coerce
    .number()
    .pipe(z.literal(Object.values(IntegrationType)))
    .optional(),
  intentId,
  /** Only conversations that were given one of these, from 1 to 5. */
  rating: severalOf(z.coerce.number().int().min(1).max(ratingMax)),
});

const listQuery = listNarrowing.extend({
  page: numberInPath.default(0),
  rowsPerPage: numberInPath.max(200).default(10),
  requestType: z.coerce
    .number()
    .pipe(z.literal(Object.values(RequestType)))
    .default(RequestType.all),
});

const listReply = z.object({
  list: z.array(chatRow),
  /** At most one more than `chatCountMax` beyond the page that was asked for; of a search or a flow, than `foundCountMax`. */
  totalCount: z.int(),
});

export const chatParams = agentParams.extend({ chatToken: id });

export const getChatList = endpoint({
  method: 'GET',
  path: '/chat/agent/:agentId',
  summary: "The agent's conversations, last message first; those awaiting a person, longest wait first",
  access: staff,
  params: agentParams,
  query: listQuery,
  body: nothing,
  reply: listReply,
  provides: ['chats'],
});

export const getUserChatList = endpoint({
  method: 'GET',
  path: '/chat/agent/:agentId/user/:userId',
  summary: 'The conversations a user has taken',
  access: staff,
  params: agentParams.extend({ userId: id }),
  query: listQuery,
  body: nothing,
  reply: listReply,
  provides: ['chats'],
});

export const getChatCounts = endpoint({
  method: 'GET',
  path: '/chat/chatListTypeCountList/agent/:agentId',
  summary:
    'How many chats each tab holds, narrowed as the list is; one more than `chatCountMax`, or than `foundCountMax` with words or a flow, stands for all that are more',
  access: staff,
  params: agentParams,
  query: listNarrowing,
  body: nothing,
  reply: z.object({
    allChats: z.int(),
    myChats: z.int(),
    /** Those who were missed are among them. */
    awaitingChats: z.int(),
    missedChats: z.int(),
    currentChats: z.int(),
    otherChats: z.int(),
  }),
  provides: ['chatCounts'],
});

export const getWaitingCount = endpoint({
  method: 'GET',
  path: '/chat/waitingCount/agent/:agentId',
  summary:
    'How many visitors wait for the signed-in user; one more than `chatCountMax` stands for all that are more',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    /** In line for anybody, or for a team of the user's; those who were missed are among them. */
    inLine: z.int(),
    /** In chats that the user has taken, for an answer. */
    own: z.int(),
  }),
  provides: ['waiting'],
});

export const getChat = endpoint({
  method: 'GET',
  path: '/chat/chatTokenId/:chatToken',
  summary:
    'One conversation with its log; `after` leaves out what the caller has, `latest` all but the newest events',
  access: staffByToken,
  params: z.object({ chatToken: id }),
  query: z.object({
    after: numberInPath.default(0),
    latest: numberInPath.optional(),
    cursor: logCursor.optional(),
  }),
  body: nothing,
  reply: conversation,
  provides: ['chat'],
});

export const takeOverChat = endpoint({
  method: 'PUT',
  path: '/chat/updateEndUserUser/agent/:agentId/chatToken/:chatToken',
  summary:
    'The signed-in user takes the conversation over; `takeFrom` takes it from the colleague who has it',
  access: staff,
  audit: 'inConversation',
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
  invalidates: ['chatCounts', 'waiting'],
});

export const leaveChat = endpoint({
  method: 'PUT',
  path: '/chat/leave/agent/:agentId/chatToken/:chatToken',
  summary: 'Gives the conversation back to the bot',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: nothing,
  reply: conversationSummary,
  errors: ['chat.leave.error'],
  invalidates: ['chatCounts', 'waiting', 'chat'],
});

/** What a person writes: words, files, or both. */
export const staffMessage = z
  .object({
    clientId: id,
    text: z.string().trim().max(messageMax),
    files: z.array(id).max(filesMax).default([]),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'] });

export type StaffMessage = z.infer<typeof staffMessage>;

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/chat/message/agent/:agentId/chatToken/:chatToken',
  summary: 'Says something to the visitor as a person; sending the same `clientId` again changes nothing',
  access: staff,
  audit: 'inConversation',
  params: chatParams,
  query: nothing,
  body: staffMessage,
  reply: acknowledged.extend({ seq: z.int() }),
  errors: ['chat.message.notTaken', 'file.error.unknown'],
  invalidates: [],
});
