import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { SourceLibrary } from '../generation/index.ts';
import { searchPassages } from './search-passages.ts';
import { sources } from './tables.ts';

/** The agents' sources, as answers needs them. */
export const sourceLibrary = ({ database }: Pick<App, 'database'>): SourceLibrary => ({
  activeIds,
  async search(agentId, { sourceIds, ...asked }, most) {
    if (!sourceIds.length) return [];
    const active = new Set(await activeIds(database, agentId));
    const searched = sourceIds.filter((id) => active.has(id));
    return searchPassages(database, agentId, { ...asked, sourceIds: searched }, most);
  },
});

async function activeIds(session: DatabaseSession, agentId: string): Promise<string[]> {
  const rows = await session
    .agent(agentId)
    .select(sources, { where: eq(sources.active, true), orderBy: sources.id.getSQL() });
  return rows.map(({ id }) => id);
}
