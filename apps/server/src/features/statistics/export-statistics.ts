import {
  type CountedFlow,
  type DayTotals,
  deviceKinds,
  type LanguageCode,
  languages,
  StatisticsIntentType,
} from '@samtale/contract';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { AgentCounts } from './counts-of-agent.ts';
import { readChatRatings } from './read-chat-ratings.ts';
import { topCounts } from './read-counts.ts';
import { readChannelDays } from './read-day-totals.ts';
import { readTopActions, readTopFlows } from './read-top-flows.ts';
import type { Span } from './span.ts';
import type { MakeSpreadsheet, Table } from './spreadsheet.ts';
import { spreadsheetWords } from './spreadsheet-words.ts';

/** A workbook of what was counted from a day to another: by day and channel, and what happened most. */
export async function exportStatistics(
  { scope, today }: AgentCounts,
  span: Span,
  language: LanguageCode,
  spreadsheet: MakeSpreadsheet,
): Promise<FileReply> {
  const words = spreadsheetWords[language];
  const fields = Object.keys(words.totals) as (keyof DayTotals)[];
  const days = await readChannelDays(scope, span, today);
  const shown = async (sheet: 'flows' | 'liked' | 'disliked', type: StatisticsIntentType) =>
    flowTable(sheet, await byLanguage((languageId) => readTopFlows(scope, type, { ...span, languageId })));

  function flowTable(
    sheet: 'flows' | 'liked' | 'disliked',
    flows: readonly (CountedFlow & InLanguage)[],
  ): Table {
    const rows = flows.map((flow) => [titleOf(flow), flow.language, flow.count]);
    return { name: words.sheets[sheet], heads: [words.flow, words.language, words.count], rows };
  }
  const titleOf = ({ intentId, title }: CountedFlow) =>
    intentId === null ? words.noFlow : (title ?? words.goneFlow);

  const actions = await byLanguage((languageId) => readTopActions(scope, { ...span, languageId }));
  const ratings = await readChatRatings(scope, span);
  const devices = await topCounts(scope, 'device', span);
  return spreadsheet(`${words.fileName}-${span.from}-${span.to}.xlsx`, [
    {
      name: words.sheets.days,
      heads: [words.day, words.channel, ...fields.map((field) => words.totals[field])],
      rows: days.map((day) => [
        day.date,
        words.channels[day.integrationType],
        ...fields.map((field) => day[field]),
      ]),
    },
    await shown('flows', StatisticsIntentType.topShown),
    await shown('liked', StatisticsIntentType.topLiked),
    await shown('disliked', StatisticsIntentType.topDisliked),
    {
      name: words.sheets.ratings,
      heads: [words.day, words.stars, words.count],
      rows: ratings.map(({ date, stars, count }) => [date, stars, count]),
    },
    {
      name: words.sheets.actions,
      heads: [words.flow, words.action, words.language, words.count],
      rows: actions.map((one) => [titleOf(one), words.actions[one.action], one.language, one.count]),
    },
    {
      name: words.sheets.devices,
      heads: [words.device, words.count],
      rows: deviceKinds.flatMap((kind) => {
        const counted = devices.find(({ key }) => key === kind);
        return counted ? [[words.devices[kind], counted.count]] : [];
      }),
    },
  ]);
}

interface InLanguage {
  language: string;
}

/** What there is in each language, with the language's name. */
async function byLanguage<One>(read: (languageId: string) => Promise<One[]>): Promise<(One & InLanguage)[]> {
  const all: (One & InLanguage)[] = [];
  for (const { id, name } of languages)
    for (const one of await read(id)) all.push({ ...one, language: name });
  return all;
}
