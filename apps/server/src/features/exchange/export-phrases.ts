import { TrainingPhraseType } from '@samtale/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { flows, trainingPhrases } from '../flows/index.ts';

/** Flows whose questions are read at a time: others have their turn in between. */
const portion = 50;

/**
 * The questions of a language's flows as CSV (RFC 4180), a question and the flow's title a line, as the import of
 * training data reads them. Spreadsheets know UTF-8 by the mark it begins with.
 */
export async function exportPhrases(app: App, agentId: string, languageId: string): Promise<string> {
  const scope = app.database.agent(agentId);
  const rows = await scope.select(flows, {
    where: eq(flows.languageId, languageId),
    orderBy: danishOrder(flows.title),
  });
  const lines: string[] = [];
  for (let start = 0; start < rows.length; start += portion) {
    const some = rows.slice(start, start + portion);
    const ids = some.map(({ id }) => id);
    const questions = await scope.select(trainingPhrases, {
      where: and(inArray(trainingPhrases.flowId, ids), eq(trainingPhrases.type, TrainingPhraseType.question)),
      orderBy: asc(trainingPhrases.id),
    });
    const byFlow = Map.groupBy(questions, ({ flowId }) => flowId);
    for (const { id, title } of some)
      for (const { text } of byFlow.get(id) ?? []) lines.push([text, title].map(quoted).join(','));
  }
  return `\uFEFF${['text,flow', ...lines].join('\r\n')}\r\n`;
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
