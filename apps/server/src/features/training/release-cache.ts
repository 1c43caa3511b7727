import type { CompiledLanguage } from '@samtale/dialog';
import { type Classifier, loadClassifier, loadTagger, type SlotTagger } from '@samtale/nlu';
import { eq, type InferInsertModel, inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { type AskedOf, askedOf } from './asked-of.ts';
import { prepareExtractor } from './extractors.ts';
import { models, releaseLanguages } from './tables.ts';

export interface LoadedLanguage extends AskedOf {
  compiled: CompiledLanguage;
  classifier: Classifier;
  /** Finds the values that phrases mark; null where none mark any. */
  tagger: SlotTagger | null;
}

/** A release ready to answer, by language id. */
export type LoadedRelease = ReadonlyMap<string, LoadedLanguage>;

/** Releases never change, so what has been read once is kept; the least recently used go first. */
export class ReleaseCache {
  private readonly loaded = new Map<string, LoadedRelease>();
  private readonly capacity: number;

  constructor(capacity = 64) {
    this.capacity = capacity;
  }

  /** A release that has been loaded before, or undefined. */
  peek(agentId: string, number: number): LoadedRelease | undefined {
    const key = `${agentId}/${number}`;
    const found = this.loaded.get(key);
    // Which was used last matters only when one has to go.
    if (found && this.loaded.size === this.capacity) {
      this.loaded.delete(key);
      this.loaded.set(key, found);
    }
    return found;
  }

  /** Reads a release unless it is here. Number 0, before the first training, is an agent that knows nothing. */
  async load(session: DatabaseSession, agentId: string, number: number): Promise<LoadedRelease> {
    const found = this.peek(agentId, number);
    if (found) return found;
    const release = await readRelease(session, agentId, number);
    this.loaded.set(`${agentId}/${number}`, release);
    for (const oldest of this.loaded.keys()) {
      if (this.loaded.size <= this.capacity) break;
      this.loaded.delete(oldest);
    }
    return release;
  }
}

async function readRelease(
  session: DatabaseSession,
  agentId: string,
  number: number,
): Promise<LoadedRelease> {
  const where = eq(releaseLanguages.number, number);
  return loadRelease(session, agentId, await session.agent(agentId).select(releaseLanguages, { where }));
}

type ReleaseLanguage = InferInsertModel<typeof releaseLanguages>;

/** What answers in each language, with the models that it names. */
export async function loadRelease(
  session: DatabaseSession,
  agentId: string,
  languages: readonly Pick<ReleaseLanguage, 'languageId' | 'compiled' | 'modelKey' | 'taggerKey'>[],
): Promise<LoadedRelease> {
  const scope = session.agent(agentId);
  const keys = languages.flatMap(({ modelKey, taggerKey }) => [modelKey, ...(taggerKey ? [taggerKey] : [])]);
  const rows = keys.length ? await scope.select(models, { where: inArray(models.key, keys) }) : [];
  for (const { compiled } of languages) await prepareExtractor(compiled);
  const bytesByKey = new Map(rows.map((row) => [row.key, row.bytes]));
  return new Map(
    languages.map(({ languageId, compiled, modelKey, taggerKey }) => {
      const bytesOf = (key: string) => {
        const bytes = bytesByKey.get(key);
        if (!bytes) throw new Error(`The model ${key} of a release is missing`);
        return bytes;
      };
      const classifier = loadClassifier(bytesOf(modelKey));
      const tagger = taggerKey ? loadTagger(bytesOf(taggerKey)) : null;
      return [languageId, { compiled, classifier, tagger, ...askedOf(compiled) }];
    }),
  );
}
