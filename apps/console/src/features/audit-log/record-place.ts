import type { AuditEntry } from '@samtale/contract';

type Named = AuditEntry['named'][number];

/** A record of an entry: what it is called, and where in the console it is seen; null where nowhere. */
export interface RecordPlace {
  id: string;
  /** Its name, or which kind of thing without one it is. */
  name: string | null;
  kind: 'customer' | 'conversation' | null;
  to: string | null;
}

const places = {
  flow: (id) => `/intent/list/${id}`,
  template: (id) => `/template/detail/${id}`,
  entityType: (id) => `/entities/detail/${id}`,
  test: (id) => `/intent/tests/${id}`,
  agent: (id) => `/agentProfile/${id}`,
  team: () => null,
  user: () => null,
} as const satisfies Record<Named['kind'], (id: string) => string | null>;

/** Where what was changed is to be seen, if it is still there; null when nothing of it is. */
export function placeOf({ title, records, named }: AuditEntry): RecordPlace | null {
  const [record] = named;
  if (record) return { id: record.id, name: record.name, kind: null, to: places[record.kind](record.id) };
  const { chatToken, customerId, intoId } = records;
  if (chatToken) {
    return { id: chatToken, name: null, kind: 'conversation', to: `/chat/chatToken/${chatToken}` };
  }
  const isGone = title === 'customers.deleteCustomer';
  const customer = customerId ?? intoId ?? (title.startsWith('customers.') ? records.record : undefined);
  if (customer && !isGone)
    return { id: customer, name: null, kind: 'customer', to: `/customers/${customer}` };
  return null;
}
