import { type FoundFact, SourceStatus } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { PageContact } from './reading/index.ts';

const factOf = { address: 'companyAddress', phone: 'companyPhone', email: 'companyEmail' } as const;
const kinds = ['address', 'phone', 'email'] as const;
/** So many pages are looked at: a company says on most of them how it is reached. */
const mostPages = 200;

/** What the websites that an agent reads say of the company: of each fact what most of the pages say. */
export async function foundFacts(session: DatabaseSession, agentId: string): Promise<FoundFact[]> {
  const rows = await session.agent(agentId).query<{ url: string; contact: string }>(
    (agent) => sql`
      SELECT url, contact FROM source_pages
       WHERE agent_id = ${agent} AND contact IS NOT NULL AND NOT is_ignored
         AND status <> ${SourceStatus.removed}
       ORDER BY id LIMIT ${mostPages}`,
  );
  const pages = rows.map(({ url, contact }) => ({ url, contact: JSON.parse(contact) as PageContact }));
  return kinds.flatMap((kind) => {
    const said = pages.flatMap(({ url, contact }) => {
      const value = contact[kind];
      return value ? [{ name: factOf[kind], value, url }] : [];
    });
    const alike = [...Map.groupBy(said, ({ value }) => value).values()];
    return alike.toSorted((one, other) => other.length - one.length)[0]?.slice(0, 1) ?? [];
  });
}
