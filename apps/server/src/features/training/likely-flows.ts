import type { LikelyFlow } from '@samtale/contract';
import type { App } from '../../app.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findAgent } from '../agents/index.ts';
import type { LoadedLanguage, ReleaseCache } from './release-cache.ts';

/** How many flows are proposed. */
const mostFlows = 5;
/** Flows ranked for each phrase: one that is likely for many need not be among the first five for each. */
const rankedFlows = 10;
/** Phrases that are asked about; those of a group are alike, so that more would tell nothing new. */
const mostPhrases = 20;

/** The likeliest flows for phrases together, by the bot that answers now; none before the first release. */
export async function getLikelyFlows(
  app: App,
  releases: ReleaseCache,
  agentId: string,
  languageId: string,
  phrases: readonly string[],
): Promise<LikelyFlow[]> {
  const answering = await answeringLanguage(app, releases, agentId, languageId);
  return answering ? inTurns(likelyFlows(answering, phrases)) : [];
}

/** A language of the newest release; undefined when none has it. */
export async function answeringLanguage(
  app: App,
  releases: ReleaseCache,
  agentId: string,
  languageId: string,
): Promise<LoadedLanguage | undefined> {
  const { releaseNumber } = await findAgent(app.database, agentId);
  return (await releases.load(app.database, agentId, releaseNumber)).get(languageId);
}

/**
 * The flows with the highest confidence over all phrases, follow-ups apart: they answer in their place only. For `inTurns`.
 */
export function* likelyFlows(
  { compiled, classifier }: LoadedLanguage,
  phrases: readonly string[],
  most = mostFlows,
): Generator<void, LikelyFlow[]> {
  const asked = phrases.slice(0, mostPhrases);
  const isOpen = (flowId: string) => compiled.flows[flowId]?.parentId === null;
  const sums = new Map<string, number>();
  for (const phrase of asked) {
    for (const { label, confidence } of classifier.understand(phrase, rankedFlows, isOpen).ranking)
      sums.set(label, (sums.get(label) ?? 0) + confidence);
    yield;
  }
  return [...sums]
    .map(([id, sum]) => ({ id, title: compiled.flows[id]?.title ?? '', confidence: sum / asked.length }))
    .filter(({ confidence }) => confidence > 0)
    .sort((one, other) => other.confidence - one.confidence || one.title.localeCompare(other.title, 'da'))
    .slice(0, most);
}
