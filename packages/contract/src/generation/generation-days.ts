import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { generationCall, statisticsDay } from '../statistics/statistics-rules.ts';

/** Conversations with generated answers, and how many answers, each day. */
const generatedDays = z.object({
  list: z.array(z.object({ date: statisticsDay, conversations: z.int(), answers: z.int() })),
});
export type GeneratedDays = z.infer<typeof generatedDays>['list'];

export const getGenAiChatList = endpoint({
  ...generationCall,
  path: '/statistics/genAiChatList/agentId/:agentId',
  summary: 'Chats with generated answers, each day from one to another',
  reply: generatedDays,
  provides: [],
});

export const getGenAiVoiceList = endpoint({
  ...generationCall,
  path: '/statistics/genAiVoiceList/agentId/:agentId',
  summary: 'The same of phone calls',
  reply: generatedDays,
  provides: [],
});

export const getGenAiVoiceForwardsList = endpoint({
  ...generationCall,
  path: '/statistics/genAiVoiceForwardsList/agentId/:agentId',
  summary: 'Phone calls with generated answers that were put through, each day from one to another',
  reply: z.object({ list: z.array(z.object({ date: statisticsDay, forwards: z.int() })) }),
  provides: [],
});
