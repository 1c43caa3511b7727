import type { AgentFile } from '@samtale/contract';
import { checkPattern } from '@samtale/nlu';

/** The patterns of a file's entity types that cannot be used, each once. */
export function unusablePatterns({ languageList }: AgentFile): ReadonlySet<string> {
  const types = languageList.flatMap(({ entityTypeList }) => entityTypeList.filter(({ isRegEx }) => isRegEx));
  const patterns = new Set(types.flatMap(({ entityList }) => entityList.map(({ name }) => name.trim())));
  return new Set([...patterns].filter((pattern) => pattern && checkPattern(pattern)));
}
