import type { LanguageCode } from '@samtale/contract';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Within } from './counted-within.ts';
import type { AgentCounts } from './counts-of-agent.ts';
import {
  readGeneratedDays,
  readGeneratedForwards,
  readMostUsedFlows,
  readMostUsedUrls,
} from './read-generated.ts';
import { readMostUsedWords } from './read-most-used-words.ts';
import type { MakeSpreadsheet } from './spreadsheet.ts';
import { spreadsheetWords } from './spreadsheet-words.ts';

/** A workbook of the chats, or phone calls, with generated answers: by day, and what they were made of. */
export async function exportGenerated(
  { scope, today, timeZone }: AgentCounts,
  within: Within & { isOnPhone: boolean },
  language: LanguageCode,
  spreadsheet: MakeSpreadsheet,
): Promise<FileReply> {
  const words = spreadsheetWords[language];
  const days = await readGeneratedDays(scope, within, today);
  const forwards = within.isOnPhone ? await readGeneratedForwards(scope, within, today) : null;
  const asked = await readMostUsedWords(scope, within, timeZone);
  const urls = await readMostUsedUrls(scope, within);
  const flows = await readMostUsedFlows(scope, within);
  const file = within.isOnPhone ? words.generatedVoiceFile : words.generatedChatFile;
  return spreadsheet(`${file}-${within.from}-${within.to}.xlsx`, [
    {
      name: words.sheets.generated,
      heads: [words.day, words.conversations, words.answers],
      rows: days.map(({ date, conversations, answers }) => [date, conversations, answers]),
    },
    ...(forwards
      ? [
          {
            name: words.sheets.forwards,
            heads: [words.day, words.forwards],
            rows: forwards.map((day) => [day.date, day.forwards]),
          },
        ]
      : []),
    {
      name: words.sheets.words,
      heads: [words.word, words.count],
      rows: asked.list.map(({ word, count }) => [word, count]),
    },
    {
      name: words.sheets.urls,
      heads: [words.url, words.count],
      rows: urls.map(({ url, count }) => [url, count]),
    },
    {
      name: words.sheets.usedFlows,
      heads: [words.flow, words.count],
      rows: flows.map(({ title, count }) => [title ?? words.goneFlow, count]),
    },
  ]);
}
