import type { App } from '../../app.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { users } from '../auth/index.ts';

interface Act {
  title: string;
  /** The id of who did it. */
  by: string;
  user: Pick<typeof users.$inferSelect, 'id' | 'accountId'>;
  client: ClientOrigin;
}

/**
 * Enters what was done with somebody as one of their company: its administrators are to read it, also when somebody of
 * another company did it.
 */
export const noteAct = (app: App, { title, by, user, client }: Act): Promise<void> =>
  app.audit.write({
    title,
    userId: by,
    agentId: null,
    accountId: user.accountId,
    records: { userId: user.id },
    client,
  });
