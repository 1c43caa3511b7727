import type { CompiledLanguage } from '@samtale/dialog';
import { and, eq } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { releaseLanguages } from './tables.ts';

/** What a release says in a language, without what understands it; null for a release that is not kept any more. */
export async function compiledLanguage(
  scope: AgentScope,
  releaseNumber: number,
  languageId: string,
): Promise<CompiledLanguage | null> {
  const isIt = and(eq(releaseLanguages.number, releaseNumber), eq(releaseLanguages.languageId, languageId));
  return (await scope.first(releaseLanguages, isIt))?.compiled ?? null;
}
