import { type Endpoint, endpoints, isAudited } from '@samtale/contract';
import type { Caller } from '../http/caller.ts';
import type { ClientOrigin } from '../http/client-origin.ts';
import type { AuditWriter } from './audit-writer.ts';
import { auditedRecords } from './audited-records.ts';

const titles = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([noun, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => [endpoint, `${noun}.${name}`] as const),
  ),
);

/** A call that has succeeded. */
interface Call {
  caller: Caller;
  params: Record<string, unknown>;
  body: unknown;
  reply: unknown;
  client: ClientOrigin;
}

/** What enters an endpoint's successful calls in the audit log; null when they are not entered. */
export function auditOf(endpoint: Endpoint, audit: AuditWriter): ((call: Call) => void) | null {
  const title = titles.get(endpoint);
  if (!title || !isAudited(endpoint)) return null;
  return ({ caller, params, body, reply, client }) => {
    if (caller.kind !== 'user' && caller.kind !== 'agentUser') return;
    audit.write({
      title,
      userId: caller.userId,
      agentId: caller.kind === 'agentUser' ? caller.agentId : null,
      records: auditedRecords(params, body, reply),
      client,
    });
  };
}
