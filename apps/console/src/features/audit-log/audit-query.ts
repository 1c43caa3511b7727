import type { endpoints, QueryOf } from '@samtale/contract';
import type { AuditSearch } from './audit-search.ts';
import { type AuditSentences, titlesSaying } from './audit-sentences.ts';

export type AuditQuery = Partial<QueryOf<typeof endpoints.auditLog.getAuditLog>>;

/** Asks the server for what the address asks for; days are the reader's own. */
export function auditQueryOf(
  { search, person, kind, from, to }: AuditSearch,
  sentences: AuditSentences,
): AuditQuery {
  return {
    ...(person && { userId: person }),
    ...(kind && { kind }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
    ...(search && { searchText: search, titles: titlesSaying(sentences, search).join(',') }),
  };
}

/** The moment at which a day begins here, or one so many days later. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
