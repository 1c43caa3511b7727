import { type Endpoint, newId } from '@samtale/contract';

/** What stands in most addresses and names no record: whose it is, and in which language. */
const notRecords = new Set(['agentId', 'selectedAgentId', 'projectId', 'languageId', 'fromLanguageId']);

/** Ids are kept and nothing else: names, addresses and words in a path may be a customer's. */
const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && value !== newId && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** The ids of records in a call's path, by the parameters' names. */
export function recordsInPath(params: Record<string, unknown>): Record<string, string> {
  const records: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (!notRecords.has(name) && isRecordId(value)) records[name] = value;
  }
  return records;
}

/** The ids of what a call changed: those in its path, and as `record` that of what was saved. */
export function auditedRecords(
  { auditRecord }: Pick<Endpoint, 'auditRecord'>,
  { params, body, reply }: { params: Record<string, unknown>; body: unknown; reply: unknown },
): Record<string, string> {
  const records = recordsInPath(params);
  const candidates = auditRecord ? [at({ body, reply }, auditRecord)] : [at(reply, 'id'), at(body, 'id')];
  const saved = candidates.find(isRecordId);
  if (saved && !Object.values(records).includes(saved)) records.record = saved;
  return records;
}

/** What stands in a value at a path with dots. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).find(([key]) => key === name)?.[1]
          : undefined,
      value,
    );
}
