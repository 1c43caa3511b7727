import type { CompiledEntityType, CompiledLanguage } from '@samtale/dialog';
import { buildEntityExtractor, createEntityExtractor, type EntityExtractor } from '@samtale/nlu';
import { inTurns } from '../../platform/in-turns.ts';

/** Made once for the types of a release, which never change. */
const known = new WeakMap<readonly CompiledEntityType[], EntityExtractor>();

/** What finds the values of a language's entity types; null where flows use none. */
export function extractorOf({ entityTypes, language = 'da' }: CompiledLanguage): EntityExtractor | null {
  if (!entityTypes) return null;
  const extractor = known.get(entityTypes) ?? createEntityExtractor(entityTypes, language);
  known.set(entityTypes, extractor);
  return extractor;
}

/** Makes it without holding up others: long lists take a while. */
export async function prepareExtractor({ entityTypes, language = 'da' }: CompiledLanguage): Promise<void> {
  if (!entityTypes || known.has(entityTypes)) return;
  known.set(entityTypes, await inTurns(buildEntityExtractor(entityTypes, language)));
}
