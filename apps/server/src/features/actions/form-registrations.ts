import { ActionType, actionParameter, flowAction } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';

interface StartingFlow extends Record<string, unknown> {
  id: string;
  title: string;
  languageId: string;
  actions: unknown[];
}

/** The form registrations that an agent's flows start, by their names. */
export async function formRegistrations(app: App, agentId: string) {
  const rows = await app.database.agent(agentId).query<StartingFlow>(
    (agent) => sql`
      SELECT id, title, language_id AS "languageId", content->'intentActionList' AS actions
        FROM flows
       WHERE agent_id = ${agent}
         AND content->'intentActionList' @> ${JSON.stringify([{ type: ActionType.formRegistrationStart }])}::jsonb`,
  );
  return rows
    .flatMap(({ id: intentId, title, languageId, actions }) =>
      actions
        .map((action) => flowAction.parse(action))
        .filter(({ type }) => type === ActionType.formRegistrationStart)
        .map((action) => ({
          id: action.id,
          formName: actionParameter(action, 'formName'),
          intentId,
          intentTitle: title,
          languageId,
        })),
    )
    .sort((a, b) => a.formName.localeCompare(b.formName, 'da'));
}
