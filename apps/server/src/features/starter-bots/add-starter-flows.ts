import {
  BotKind,
  type Language,
  type LanguageCode,
  languageCodeOf,
  languages,
  Trade,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { findAgent, lockNames } from '../agents/index.ts';
import { flows } from '../flows/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { starterFlows } from './starter-flows.ts';
import { writeFlows } from './write-flows.ts';
import type { WrittenFlow } from './written-flow.ts';

interface AddStarterFlows {
  agentId: string;
  /** To. */
  languageId: string;
  fromLanguageId: string;
}

/** So many flows of a starter bot tell that an agent was made from it. */
const leastInCommon = 3;

/** A flow of the language that the agent has flows in. */
interface PresentFlow {
  title: string;
  masterId: string;
}

/**
 * Gives a language without flows those of a starter bot: of the one that the other language was begun with, as far as its
 * flows are still there. They are the same flows as there. The ids of the new flows.
 */
export async function addStarterFlows(app: App, adding: AddStarterFlows): Promise<string[]> {
  const { agentId, languageId, fromLanguageId } = adding;
  if (languageId === fromLanguageId) throw new AppError('badRequest', 'settings.languages.sameLanguage');
  const idList = await app.database.transaction(async (session) => {
    const agent = await findAgent(session, agentId);
    if (![languageId, fromLanguageId].every((id) => agent.languageIds.includes(id))) throw notFound();
    await lockNames(session, agentId);
    const scope = session.agent(agentId);
    if (await scope.count(flows, eq(flows.languageId, languageId)))
      throw new AppError('conflict', 'settings.languages.hasFlows');
    const present = await scope.select(flows, { where: eq(flows.languageId, fromLanguageId) });
    const { written, masterIds } = translated(
      present,
      languageCodeOf(fromLanguageId),
      languageOf(languageId),
    );
    const { defaultWelcomeFlowId: welcome, defaultFallbackFlowId: fallback } = agent;
    if (welcome) masterIds.set('welcome', welcome);
    if (fallback) masterIds.set('fallback', fallback);
    for (const { key } of written) if (!masterIds.has(key)) masterIds.set(key, createId());
    await writeFlows(session, agentId, languageOf(languageId), written, masterIds, app.now());
    return (await scope.select(flows, { where: eq(flows.languageId, languageId) })).map(({ id }) => id);
  });
  await requestTraining(app, agentId);
  return idList;
}

function languageOf(id: string): Language {
  const language = languages.find((one) => one.id === id);
  if (!language) throw notFound();
  return language;
}

/** The flows that new bots get in a language, those that the other one has: by their titles. */
function translated(present: readonly PresentFlow[], from: LanguageCode, to: Language) {
  const masterOf = new Map(present.map(({ title, masterId }) => [title.toLowerCase(), masterId]));
  const bots = Object.values(BotKind).flatMap((kind) =>
    Object.values(Trade).map((trade) => {
      const there = starterFlows({ kind, trade, language: from });
      const common = there.filter(({ title }) => masterOf.has(title.toLowerCase()));
      return { kind, trade, common, size: there.length };
    }),
  );
  const [nearest] = bots.sort(
    (one, other) => other.common.length - one.common.length || one.size - other.size,
  );
  const isKnown = nearest !== undefined && nearest.common.length >= leastInCommon;
  const { kind, trade } = isKnown ? nearest : { kind: BotKind.service, trade: Trade.other };
  const written = starterFlows({ kind, trade, language: to.languageCodeShort });
  const masterIds = new Map<string, string>();
  for (const { key, title } of isKnown ? nearest.common : []) {
    const masterId = masterOf.get(title.toLowerCase());
    if (masterId) masterIds.set(key, masterId);
  }
  return { written: isKnown ? onlyOf(written, masterIds) : written, masterIds };
}

/** What every bot has to have. */
const needed = ['welcome', 'fallback'];

/** The flows with these keys; what leads to another one leads nowhere, and is left out. */
function onlyOf(written: readonly WrittenFlow[], keys: ReadonlyMap<string, string>): WrittenFlow[] {
  const isKept = (key: string) => keys.has(key) || needed.includes(key);
  return written
    .filter(({ key, parent }) => isKept(key) && (parent === undefined || isKept(parent)))
    .map((flow) => ({
      ...flow,
      bubbles: flow.bubbles.map((bubble) =>
        bubble.suggestions
          ? { ...bubble, suggestions: bubble.suggestions.filter((one) => isKept(one.flow)) }
          : bubble,
      ),
    }));
}
