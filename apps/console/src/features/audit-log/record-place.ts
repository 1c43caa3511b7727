import type { AuditEntry } from '@samtale/contract';

type Named = AuditEntry['named'][number];
type Kind = Named['kind'] | 'customer' | 'conversation';

/** A record of an entry: what it is called, and where in the console it is seen; null where nowhere. */
export interface RecordPlace {
  id: string;
  /** Its name; null of what has none, or is gone without one that could be kept. */
  name: string | null;
  kind: Kind;
  to: string | null;
  isGone: boolean;
}

const places = {
  flow: (id) => `/intent/list/${id}`,
  template: (id) => `/template/detail/${id}`,
  entityType: (id) => `/entities/detail/${id}`,
  test: (id) => `/intent/tests/${id}`,
  agent: (id) => `/agentProfile/${id}`,
  widget: (id) => `/settings/widget/${id}`,
  source: (id) => `/jobs/detail/${id}`,
  cannedReply: () => null,
  secret: () => '/settings/secrets',
  phoneNumber: () => null,
  phoneProvider: () => null,
  subscription: () => '/subscription',
  team: () => null,
  user: () => null,
} as const satisfies Record<Named['kind'], (id: string) => string | null>;

/** Of what the ids in an address are ids. */
const kindsByParameter: Readonly<Record<string, Kind>> = {
  intentId: 'flow',
  masterIntentId: 'flow',
  trainingPhraseTemplateId: 'template',
  entityTypeId: 'entityType',
  testId: 'test',
  teamId: 'team',
  userId: 'user',
  clientId: 'widget',
  cannedReplyId: 'cannedReply',
  secretId: 'secret',
};

/** Of what that is which was saved, or stands in the address as an `id`, by the noun of what was done. */
const kindsByNoun: Readonly<Record<string, Kind>> = {
  flows: 'flow',
  templates: 'template',
  entities: 'entityType',
  conversationTests: 'test',
  team: 'team',
  widgets: 'widget',
  sources: 'source',
  cannedReplies: 'cannedReply',
  secrets: 'secret',
};

/** Where what was changed is to be seen, or which it was if it is gone; null when nothing is known of it. */
export function placeOf({ title, records, named }: AuditEntry): RecordPlace | null {
  const [record] = named;
  if (record) {
    const { id, kind, name, isGone } = record;
    return { id, name: name || null, kind, to: isGone ? null : places[kind](id), isGone };
  }
  const { chatToken, customerId, intoId } = records;
  if (chatToken) {
    const to = `/chat/chatToken/${chatToken}`;
    return { id: chatToken, name: null, kind: 'conversation', to, isGone: false };
  }
  const customer = customerId ?? intoId ?? (title.startsWith('customers.') ? records.record : undefined);
  if (customer) {
    const isGone = title === 'customers.deleteCustomer';
    const to = isGone ? null : `/customers/${customer}`;
    return { id: customer, name: null, kind: 'customer', to, isGone };
  }
  return goneRecord(title, records);
}

/** What would have a name if it were still there. */
function goneRecord(title: string, records: AuditEntry['records']): RecordPlace | null {
  for (const [parameter, id] of Object.entries(records)) {
    const kind = kindsByParameter[parameter] ?? kindOfSaved(title, parameter);
    if (kind) return { id, name: null, kind, to: null, isGone: true };
  }
  return null;
}

function kindOfSaved(title: string, parameter: string): Kind | undefined {
  if (parameter !== 'record' && parameter !== 'id') return undefined;
  if (title === 'auth.registerUser' || title === 'auth.deleteUser') return 'user';
  return kindsByNoun[title.split('.')[0] ?? ''];
}

/** Enough of an id to tell records apart, and to search for: its beginning is the time at which it was made. */
export const shortId = (id: string): string => id.slice(-8);
