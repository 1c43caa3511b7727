import { sentFileSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  acknowledged,
  agentLanguageParams,
  agentParams,
  id,
  nothing,
  timestamp,
} from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';
import { messageMax } from '../conversations/conversations.ts';
import { fileIds, unknownFileKey } from '../conversations/files.ts';

export const cannedTitleMax = 100;
/** Canned replies of an agent. */
export const cannedRepliesMax = 1000;

/** An answer that the staff keep for themselves. */
export const cannedReply = z.object({
  id,
  title: z.string(),
  /** Names values as `{{name}}`. */
  text: z.string(),
  files: z.array(sentFileSchema),
  /** How many times it was chosen. */
  uses: z.int(),
  lastModified: timestamp,
});
export type CannedReply = z.infer<typeof cannedReply>;

export const cannedReplyInput = z
  .object({
    id,
    title: z.string().trim().min(1).max(cannedTitleMax),
    text: z.string().trim().max(messageMax),
    files: fileIds,
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'] });
export type CannedReplyInput = z.infer<typeof cannedReplyInput>;

export const getCannedReplies = endpoint({
  method: 'GET',
  path: '/chat/cannedReplies/agent/:agentId',
  summary: "The staff's own answers, by their titles",
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(cannedReply) }),
  provides: ['cannedReplies'],
});

export const saveCannedReply = endpoint({
  method: 'POST',
  path: '/chat/cannedReply/agent/:agentId',
  summary: 'Adds an answer of the staff, or changes one',
  access: staff,
  params: agentParams,
  query: nothing,
  body: cannedReplyInput,
  reply: cannedReply,
  errors: ['cannedReply.error.title', 'cannedReply.error.tooMany', unknownFileKey],
  invalidates: ['cannedReplies'],
});

export const deleteCannedReply = endpoint({
  method: 'DELETE',
  path: '/chat/cannedReply/agent/:agentId/cannedReply/:cannedReplyId',
  summary: 'Deletes an answer of the staff',
  access: staff,
  params: agentParams.extend({ cannedReplyId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['cannedReplies'],
});

export const noteCannedReplyUse = endpoint({
  method: 'PUT',
  path: '/chat/cannedReply/agent/:agentId/cannedReply/:cannedReplyId/use',
  summary: 'Counts that an answer was chosen: the most used are offered first',
  access: staff,
  audit: 'passing',
  params: agentParams.extend({ cannedReplyId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: [],
});

/** Answers offered at a time. */
export const predefinedAnswersMax = 20;

/** What the reply field offers: one of the staff's own answers, or what a published flow says. */
export const predefinedAnswer = z.object({
  kind: z.enum(['cannedReply', 'flow']),
  /** Of the canned reply, or of the flow. */
  id,
  title: z.string(),
  text: z.string(),
  files: z.array(sentFileSchema),
});
export type PredefinedAnswer = z.infer<typeof predefinedAnswer>;

export const searchPredefinedAnswers = endpoint({
  method: 'GET',
  path: '/chat/predefinedAnswers/agent/:agentId/languageId/:languageId',
  summary:
    'Answers whose title or text has all the words, the last as a beginning: canned replies first, by use',
  access: staff,
  params: agentLanguageParams,
  query: z.object({ text: z.string().trim().max(200).default('') }),
  body: nothing,
  reply: z.object({ list: z.array(predefinedAnswer) }),
  provides: ['cannedReplies'],
});
