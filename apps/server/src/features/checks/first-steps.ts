import type { CheckFinding } from '@samtale/contract';
import {
  type CompanyValueName,
  companyValueNames,
  type endpoints,
  type FlowUse,
  firstAnswersMax,
  type ReplyOf,
} from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';

type FirstSteps = ReplyOf<typeof endpoints.checks.getFirstSteps>;

/** What is to be told before the bot can answer what visitors ask first, as the findings about its flows have it. */
export async function firstSteps(
  session: DatabaseSession,
  { agentId, languageId }: { agentId: string; languageId: string },
  findings: readonly CheckFinding[],
): Promise<FirstSteps> {
  const waiting = findings.filter(({ kind }) => kind === 'untoldValue');
  const untoldList = companyValueNames.flatMap((name: CompanyValueName) => {
    const intentList = waiting.flatMap(({ text, intent }) => (text === name && intent ? [intent] : []));
    return intentList.length ? [{ name, intentList }] : [];
  });
  const unanswered = await readUnanswered(session, agentId, languageId);
  return {
    untoldList,
    answerList: unanswered.slice(0, firstAnswersMax).map(({ question, ...intent }) => ({ intent, question })),
    answerCount: unanswered.length,
  };
}

/** Flows that people ask for, never were published, and say and do nothing; each with a question that asks for it. */
const readUnanswered = (
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<(FlowUse & { question: string })[]> =>
  session.agent(agentId).query<FlowUse & { question: string } & Record<string, unknown>>(
    (agent) => sql`
      SELECT f.id, f.title,
             (SELECT p.text FROM training_phrases p WHERE p.flow_id = f.id ORDER BY p.id LIMIT 1) AS question
        FROM flows f
       WHERE f.agent_id = ${agent} AND f.language_id = ${languageId} AND NOT f.disabled
         AND f.published_version IS NULL
         AND NOT jsonb_path_exists(f.content, '$.chatResponseList[*].speechBubbleList[*].messageList[*]')
         AND NOT jsonb_path_exists(f.content, '$.intentActionList[*]')
         AND EXISTS (SELECT 1 FROM training_phrases p WHERE p.flow_id = f.id)
       ORDER BY f.id`,
  );
