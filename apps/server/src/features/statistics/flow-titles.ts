import { inArray } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { flows } from '../flows/index.ts';

/** What flows are called now, by id; those that are gone are left out. */
export async function flowTitles(scope: AgentScope, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await scope.select(flows, { where: inArray(flows.id, [...new Set(ids)]) });
  return new Map(rows.map(({ id, title }) => [id, title]));
}
