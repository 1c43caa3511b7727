import { setTimeout } from 'node:timers/promises';
import { languages, type SimulatedBot } from '@samtale/contract';
import type { CompiledLanguage } from '@samtale/dialog';
import type { Classifier, SlotTagger } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { findAgent } from '../agents/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import type { DraftBot, DraftBots } from './draft-bots.ts';

/** Where the bots that can be tried are kept. */
export interface BotStore {
  drafts: Pick<DraftBots, 'now'>;
  releases: ReleaseCache;
}

/** Which bot is tried, and whether it has to understand words. */
export interface WantedBot {
  agentId: string;
  languageId: string;
  bot: SimulatedBot;
  understands: boolean;
}

export type FoundBot =
  | {
      status: 'ready';
      compiled: CompiledLanguage;
      /** Null where nothing has to be understood. */
      classifier: Classifier | null;
      tagger: SlotTagger | null;
      /** Null for the draft. */
      releaseNumber: number | null;
    }
  | { status: 'training'; progress: number };

/** How long a draft's training is waited for before its progress is told, in milliseconds. */
const patience = 800;

/**
 * The bot that is tried. Throws `notFound` for a language the agent does not speak, and `conflict` when nothing is
 * published in it.
 */
export async function simulatedBot(
  app: App,
  { drafts, releases }: BotStore,
  wanted: WantedBot,
): Promise<FoundBot> {
  const { agentId, languageId } = wanted;
  const agent = await findAgent(app.database, agentId);
  const language = languages.find(({ id }) => id === languageId);
  if (!language || !agent.languageIds.includes(languageId)) throw notFound();
  if (wanted.bot === 'draft') return draftBot(await drafts.now(agentId, language), wanted.understands);
  const release = await releases.load(app.database, agentId, agent.releaseNumber);
  const published = release.get(languageId);
  if (!published) throw new AppError('conflict', 'simulator.refused.notPublished');
  const { compiled, classifier, tagger } = published;
  return { status: 'ready', compiled, classifier, tagger, releaseNumber: agent.releaseNumber };
}

async function draftBot({ compiled, model }: DraftBot, understands: boolean): Promise<FoundBot> {
  const ready = { status: 'ready', compiled, releaseNumber: null } as const;
  if (!understands) return { ...ready, classifier: null, tagger: null };
  const minds = Promise.all([model.classifier, model.tagger]);
  const trained = await Promise.race([minds, setTimeout(patience, null)]).catch((error) => {
    // A newer draft has taken its place; the next call asks for that one.
    if (model.giveUp.signal.aborted) return null;
    throw error;
  });
  const [classifier, tagger] = trained ?? [];
  return classifier
    ? { ...ready, classifier, tagger: tagger ?? null }
    : { status: 'training', progress: model.progress };
}
