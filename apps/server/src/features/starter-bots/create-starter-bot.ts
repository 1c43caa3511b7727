import type { BotKind, Language, Trade } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';
import { starterFlows } from './starter-flows.ts';
import { writeFlows } from './write-flows.ts';

/** Gives a new agent the flows of its kind and trade, in a language: it answers once it is trained. */
export async function createStarterBot(
  session: DatabaseSession,
  { agentId, kind, trade, language }: { agentId: string; kind: BotKind; trade: Trade; language: Language },
  now: Date,
): Promise<void> {
  const written = starterFlows({ kind, trade, language: language.languageCodeShort });
  const masterIds = new Map(written.map(({ key }) => [key, createId()]));
  await writeFlows(session, agentId, language, written, masterIds, now);
  const defaults = {
    defaultWelcomeFlowId: masterIds.get('welcome'),
    defaultFallbackFlowId: masterIds.get('fallback'),
  };
  await session.shared.update(agents, defaults, eq(agents.id, agentId));
}
