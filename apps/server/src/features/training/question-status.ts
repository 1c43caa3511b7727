import type { QuestionStatus } from '@samtale/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { unsolvedQuestions } from './tables.ts';

/** What stands for each status in the table. */
export const statusNumbers = { unsolved: 0, solved: 1, ignored: 2 } as const satisfies Record<
  QuestionStatus,
  number
>;

/** Marks questions as solved, ignored ones too. False unless all of them are the agent's and were not solved yet. */
export async function markQuestionsSolved(app: App, agentId: string, languageId: string, ids: string[]) {
  const changed = await app.database
    .agent(agentId)
    .update(
      unsolvedQuestions,
      { status: statusNumbers.solved },
      and(
        inArray(unsolvedQuestions.id, ids),
        eq(unsolvedQuestions.languageId, languageId),
        ne(unsolvedQuestions.status, statusNumbers.solved),
      ),
    );
  return changed === ids.length;
}

/** Gives questions a status, whichever they have. How many there are. */
export function setQuestionStatus(
  app: App,
  agentId: string,
  languageId: string,
  ids: string[],
  status: QuestionStatus,
): Promise<number> {
  return app.database
    .agent(agentId)
    .update(
      unsolvedQuestions,
      { status: statusNumbers[status] },
      and(inArray(unsolvedQuestions.id, ids), eq(unsolvedQuestions.languageId, languageId)),
    );
}
