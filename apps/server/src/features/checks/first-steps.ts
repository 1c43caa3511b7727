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
  agentId: string,
  findings: readonly CheckFinding[],
): Promise<FirstSteps> {
  const waiting = findings.filter(({ kind }) => kind === 'untoldValue');
  const untoldList = companyValueNames.flatMap((name: CompanyValueName) => {
    const intentList = waiting.flatMap(({ text, intent }) => (text === name && intent ? [intent] : []));
    return intentList.length ? [{ name, intentList }] : [];
  });
  const drafts = findings.flatMap(({ kind, intent }) =>
    kind === 'unansweredDraft' && intent ? [intent] : [],
  );
  const questions = await firstQuestions(session, agentId, drafts);
  const answerList = drafts.flatMap((intent) => {
    const question = questions.get(intent.id);
    return question ? [{ intent, question }] : [];
  });
  return { untoldList, answerList: answerList.slice(0, firstAnswersMax), answerCount: answerList.length };
}

/** A question that asks for each of the flows; none for one without phrases. */
async function firstQuestions(
  session: DatabaseSession,
  agentId: string,
  flows: readonly FlowUse[],
): Promise<ReadonlyMap<string, string>> {
  const ids = flows.map(({ id }) => id);
  const rows = await session.agent(agentId).query<{ id: string; question: string }>(
    (agent) => sql`
      SELECT DISTINCT ON (flow_id) flow_id AS id, text AS question FROM training_phrases
       WHERE agent_id = ${agent} AND flow_id = ANY(${sql.param(ids)}::uuid[])
       ORDER BY flow_id, id`,
  );
  return new Map(rows.map(({ id, question }) => [id, question]));
}
