import type { VisitorAddress } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { conversations } from '../tables.ts';

export type VisitorOrigin = Omit<VisitorAddress, 'at'>;

/** Addresses kept of a conversation; a visitor who comes from more is on the move. */
const most = 20;
/** Conversations whose last address a node remembers. */
const remembered = 20_000;

/** Notes where visitors write from. Nothing waits for it: what was said is stored with or without. */
export class VisitorAddresses {
  private readonly app: App;
  private readonly noted = new Map<string, string>();

  constructor(app: App) {
    this.app = app;
  }

  /** What is stored already. */
  remember(conversationId: string, ip: string): void {
    if (this.noted.size >= remembered) this.noted.clear();
    this.noted.set(conversationId, ip);
  }

  /** Notes an address, unless the conversation has it or was anonymised, or its agent keeps no personal data. */
  note(agentId: string, conversationId: string, from: VisitorOrigin): void {
    if (!from.ip || this.noted.get(conversationId) === from.ip) return;
    this.remember(conversationId, from.ip);
    this.store(agentId, conversationId, from).catch((err: unknown) => {
      this.noted.delete(conversationId);
      this.app.log.error({ err }, 'where a visitor writes from');
    });
  }

  private async store(agentId: string, conversationId: string, from: VisitorOrigin): Promise<void> {
    const { ipAddresses, id } = conversations;
    const entry: VisitorAddress = { ...from, at: this.app.now().toISOString() };
    await this.app.database.transaction(async (session) => {
      const scope = session.agent(agentId);
      // Who waited here for the conversation to be anonymised sees the receipt only in a statement that begins later.
      await scope.first(conversations, eq(id, conversationId), { forUpdate: true });
      await scope.update(
        conversations,
        { ipAddresses: sql`${ipAddresses} || ${JSON.stringify([entry])}::jsonb` },
        and(
          eq(id, conversationId),
          sql`NOT ${ipAddresses} @> ${JSON.stringify([{ ip: from.ip }])}::jsonb`,
          sql`jsonb_array_length(${ipAddresses}) < ${most}`,
          sql`NOT EXISTS (SELECT 1 FROM erasures e WHERE e.conversation_id = ${conversationId})`,
          sql`NOT EXISTS (SELECT 1 FROM agents a WHERE a.id = ${agentId} AND a.gdpr_interval = 0)`,
        ),
      );
    });
  }
}
