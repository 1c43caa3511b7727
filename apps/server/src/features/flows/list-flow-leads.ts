import { ActionType, type FlowLead, type FlowLeadKind, flowLeadKinds, MessageType } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { flowWithThoseBelow } from './flows-below.ts';
import type { FlowContent } from './tables.ts';

interface FlowKey {
  agentId: string;
  languageId: string;
  intentId: string;
}

type LeadingRow = { id: string; title: string; content: FlowContent; live: FlowContent | null };

/**
 * What leads from elsewhere to a flow or to one below it, as it is saved or as visitors get it; by title. Throws
 * `notFound`.
 */
export async function listFlowLeads(
  session: DatabaseSession,
  { agentId, languageId, intentId }: FlowKey,
): Promise<FlowLead[]> {
  const scope = session.agent(agentId);
  const targets = new Set((await flowWithThoseBelow(scope, languageId, intentId)).map(({ id }) => id));
  const ids = sql.param(`{${[...targets].join(',')}}`);
  const rows = await scope.query<LeadingRow>(
    (agent) => sql`
      SELECT f.id, f.title, f.content, v.content AS live
        FROM flows f
        LEFT JOIN flow_versions v
          ON v.agent_id = ${agent} AND v.flow_id = f.id AND v.version = f.published_version
       WHERE f.agent_id = ${agent} AND f.language_id = ${languageId} AND f.id <> ALL (${ids}::uuid[])
         AND (${namedIn(sql`jsonb_build_array(f.content, v.content)`)}) ?| ${ids}::text[]
       ORDER BY ${danishOrder(sql`f.title`)}`,
  );
  return rows.flatMap(({ id, title, content, live }) => {
    const found = new Set([...leadsIn(content, targets), ...(live ? leadsIn(live, targets) : [])]);
    const kinds = flowLeadKinds.filter((kind) => found.has(kind));
    return kinds.length ? [{ id, title, kinds }] : [];
  });
}

/** Where contents name flows, in use or not: what is in use is told apart afterwards. */
const leadingPaths = [
  'chatResponseList[*].speechBubbleList[*].messageList[*].suggestion.intentToTriggerId',
  'intentActionList[*].redirectIntentId',
  'intentActionList[*].conditionsNotMetIntentId',
  'intentActionList[*].failedIntentId',
];

const namedIn = (contents: SQL) =>
  sql.join(
    leadingPaths.map((path) => sql`jsonb_path_query_array(${contents}, ${sql.raw(`'$[*].${path}'`)})`),
    sql` || `,
  );

/** How what a flow says and does leads to any of the flows. */
function leadsIn(content: FlowContent, targets: ReadonlySet<string>): FlowLeadKind[] {
  const leadsTo = (id: string | null | undefined): boolean => id != null && targets.has(id);
  const buttons = content.chatResponseList
    .flatMap(({ speechBubbleList }) => speechBubbleList.flatMap(({ messageList }) => messageList))
    .filter(
      ({ messageType, suggestion }) =>
        messageType === MessageType.suggestion && leadsTo(suggestion?.intentToTriggerId),
    );
  const actions = content.intentActionList.flatMap((action): FlowLeadKind[] => [
    ...(action.type === ActionType.redirectIntent && leadsTo(action.redirectIntentId)
      ? (['redirect'] as const)
      : []),
    ...(action.conditionList?.length && leadsTo(action.conditionsNotMetIntentId)
      ? (['otherwise'] as const)
      : []),
    ...(leadsTo(action.failedIntentId) ? (['failed'] as const) : []),
  ]);
  return [...(buttons.length ? (['button'] as const) : []), ...actions];
}
