import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { id, languageCode, nothing } from '../calls/primitives.ts';
import {
  generationCall,
  generationNarrowing,
  spreadsheetType,
  statisticsTopMax,
} from '../statistics/statistics-rules.ts';

export const getGenAiMostUsedWords = endpoint({
  ...generationCall,
  path: '/statistics/genAiMostUsedWords/agentId/:agentId',
  summary: `The words that most of the questions have to which answers were generated, without the small words of the language; at most ${statisticsTopMax}. Those of conversations that were anonymised are gone`,
  reply: z.object({
    list: z.array(z.object({ word: z.string(), count: z.int() })),
    /** Only the newest conversations were looked through. */
    isPart: z.boolean(),
  }),
  provides: [],
});

export const getGenAiMostUsedUrls = endpoint({
  ...generationCall,
  path: '/statistics/genAiMostUsedURLs/agentId/:agentId',
  summary: `The pages that most generated answers rest on; at most ${statisticsTopMax}`,
  reply: z.object({ list: z.array(z.object({ url: z.string(), count: z.int() })) }),
  provides: [],
});

const usedFlows = z.object({
  list: z.array(z.object({ intentId: id, title: z.string().nullable(), count: z.int() })),
});

export const getGenAiMostUsedChatIntents = endpoint({
  ...generationCall,
  path: '/statistics/genAiMostUsedChatIntents/agentId/:agentId',
  summary: `The flows that most generated answers in chats rest on, or let answer instead; at most ${statisticsTopMax}`,
  reply: usedFlows,
  provides: [],
});

export const getGenAiMostUsedVoiceIntents = endpoint({
  ...generationCall,
  path: '/statistics/genAiMostUsedVoiceIntents/agentId/:agentId',
  summary: 'The same in phone calls',
  reply: usedFlows,
  provides: [],
});

const generatedFile = {
  ...generationCall,
  query: generationNarrowing.extend({ language: languageCode.default('da') }),
  fileReply: spreadsheetType,
  reply: nothing,
} as const;

export const exportGenAiChat = endpoint({
  ...generatedFile,
  cost: 100,
  path: '/statistics/getgenaichatstatsasexcel/agentId/:agentId',
  summary: 'A spreadsheet of chats with generated answers: by day, words, pages and flows',
});

export const exportGenAiVoice = endpoint({
  ...generatedFile,
  cost: 100,
  path: '/statistics/getgenaivoicestatsasexcel/agentId/:agentId',
  summary: 'The same of phone calls',
});
