import { distinctSecrets, secretKey } from '@samtale/dialog';
import { inArray } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { agentSecrets } from './tables.ts';

/** Those of the names by which the agent has no secret, each once. */
export async function missingSecrets(scope: AgentScope, names: readonly string[]): Promise<string[]> {
  if (!names.length) return [];
  const where = inArray(agentSecrets.key, names.map(secretKey));
  const known = new Set((await scope.select(agentSecrets, { where })).map(({ key }) => key));
  return distinctSecrets(names).filter((name) => !known.has(secretKey(name)));
}
