import type { Flow } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { templatePhrases } from '../templates/index.ts';
import { flowRecord } from './flow-record.ts';
import { phrasesOfFlow } from './phrases-of-flow.ts';
import { flows } from './tables.ts';

/** One flow with all it holds. Throws `notFound`. */
export async function getFlow(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  flowId: string,
): Promise<Flow> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)));
  if (!row) throw notFound();
  const phrases = await phrasesOfFlow(scope, flowId);
  const { trainingPhraseTemplateId: template } = row;
  const ofTemplate = template
    ? await scope.count(templatePhrases, eq(templatePhrases.templateId, template))
    : 0;
  return flowRecord(row, await findAgent(session, agentId), phrases, ofTemplate);
}
