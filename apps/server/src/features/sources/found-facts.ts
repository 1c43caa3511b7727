import { type FoundFact, type FoundHours, SourceStatus } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { PageContact } from './reading/index.ts';

const factOf = { address: 'companyAddress', phone: 'companyPhone', email: 'companyEmail' } as const;
const kinds = ['address', 'phone', 'email'] as const;
/** So many pages are looked at: a company says on most of them how it is reached. */
const mostPages = 200;

/** What the websites that an agent reads say of the company: of each fact, and of its hours, what most of the pages say. */
export async function foundFacts(
  session: DatabaseSession,
  agentId: string,
): Promise<{ foundList: FoundFact[]; foundHours: FoundHours | null }> {
  const rows = await session.agent(agentId).query<{ url: string; contact: string }>(
    (agent) => sql`
      SELECT url, contact FROM source_pages
       WHERE agent_id = ${agent} AND contact IS NOT NULL AND NOT is_ignored
         AND status <> ${SourceStatus.removed}
       ORDER BY id LIMIT ${mostPages}`,
  );
  const pages = rows.map(({ url, contact }) => ({ url, contact: JSON.parse(contact) as PageContact }));
  const foundList = kinds.flatMap((kind) => {
    const said = pages.flatMap(({ url, contact }) => {
      const value = contact[kind];
      return value ? [{ name: factOf[kind], value, url }] : [];
    });
    return mostSaid(said, ({ value }) => value) ?? [];
  });
  const hours = pages.flatMap(({ url, contact: { hours = [] } }) => {
    const hourList = hours.map(({ day, from, to }) => ({ dayOfWeek: day, fromTime: from, toTime: to }));
    return hourList.length ? [{ url, hourList }] : [];
  });
  return { foundList, foundHours: mostSaid(hours, ({ hourList }) => JSON.stringify(hourList)) };
}

/** The first of those that say what most say; null of none. */
function mostSaid<Said>(all: readonly Said[], whatOf: (said: Said) => string): Said | null {
  const alike = [...Map.groupBy(all, whatOf).values()];
  return alike.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? null;
}
