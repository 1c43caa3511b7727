import type { App } from '../../app.ts';

/** When the last subscription of a user's agents ends, or did; null when one renews itself, and without any. */
export async function subscriptionsEndOf(app: App, userId: string): Promise<string | null> {
  const { rows } = await app.database.pool.query<{ end: Date | string | null }>({
    name: 'subscriptions-end',
    text: `SELECT CASE WHEN bool_or(s.auto_renews) THEN NULL ELSE max(s.binding_end) END AS end
             FROM user_agents l JOIN subscriptions s ON s.agent_id = l.linked_agent_id
            WHERE l.user_id = $1`,
    values: [userId],
  });
  const end = rows[0]?.end ?? null;
  return end && new Date(end).toISOString();
}

/** Whether all plans of a user's agents have ended; of one who never had any, none has. */
export async function plansEnded(app: App, userId: string): Promise<boolean> {
  const end = await subscriptionsEndOf(app, userId);
  return end !== null && Date.parse(end) <= app.now().getTime();
}
