import { type Endpoint, endpoints, isAudited } from '@samtale/contract';
import type { Caller } from '../http/caller.ts';
import type { ClientOrigin } from '../http/client-origin.ts';
import type { AuditWriter } from './audit-writer.ts';
import { auditedRecords, recordsInPath } from './audited-records.ts';

const titles = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([noun, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => [endpoint, `${noun}.${name}`] as const),
  ),
);

/** A call that may go ahead. */
interface Call {
  caller: Caller;
  params: Record<string, unknown>;
  body: unknown;
  client: ClientOrigin;
}

/**
 * What enters an endpoint's calls in the audit log; null when they are not entered. It begins with a call that may go
 * ahead: what is about to be deleted still has its name then. What it gives back enters the call, once it has succeeded
 * and before that is replied.
 */
export function auditOf(
  endpoint: Endpoint,
  audit: AuditWriter,
): ((call: Call) => Promise<(reply: unknown) => Promise<void>>) | null {
  const title = titles.get(endpoint);
  if (!title || !isAudited(endpoint)) return null;
  return async ({ caller, params, body, client }) => {
    if (caller.kind !== 'user' && caller.kind !== 'agentUser') return async () => undefined;
    const agentId = caller.kind === 'agentUser' ? caller.agentId : null;
    const deleted = endpoint.method === 'DELETE' ? Object.values(recordsInPath(params)) : [];
    const names = agentId && deleted.length ? await audit.namesOf(agentId, deleted) : {};
    return (reply) => {
      const records = auditedRecords(endpoint, { params, body, reply });
      return audit.write({ title, userId: caller.userId, agentId, records, names, client });
    };
  };
}
