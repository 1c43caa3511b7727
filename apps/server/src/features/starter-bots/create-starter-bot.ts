import { BotKind, type Language, type LanguageCode } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';
import { danishSales } from './content/danish-sales.ts';
import { danishService } from './content/danish-service.ts';
import { danishSupport } from './content/danish-support.ts';
import { englishSales } from './content/english-sales.ts';
import { englishService } from './content/english-service.ts';
import { englishSupport } from './content/english-support.ts';
import { writeFlows } from './write-flows.ts';
import type { StarterBot, WrittenFlow } from './written-flow.ts';

const starterBots: Record<BotKind, Record<LanguageCode, StarterBot>> = {
  [BotKind.service]: { da: danishService, en: englishService },
  [BotKind.sales]: { da: danishSales, en: englishSales },
  [BotKind.support]: { da: danishSupport, en: englishSupport },
};

/** The flows of a kind of bot as they are written here. */
export const starterFlows = (kind: BotKind, language: LanguageCode, company: string): WrittenFlow[] =>
  starterBots[kind][language](company);

/** Gives a new agent the flows of its kind, in a language: it answers once it is trained. */
export async function createStarterBot(
  session: DatabaseSession,
  {
    agentId,
    company,
    kind,
    language,
  }: { agentId: string; company: string; kind: BotKind; language: Language },
  now: Date,
): Promise<void> {
  const written = starterFlows(kind, language.languageCodeShort, company);
  const masterIds = new Map(written.map(({ key }) => [key, createId()]));
  await writeFlows(session, agentId, language, written, masterIds, now);
  const defaults = {
    defaultWelcomeFlowId: masterIds.get('welcome'),
    defaultFallbackFlowId: masterIds.get('fallback'),
  };
  await session.shared.update(agents, defaults, eq(agents.id, agentId));
}
