import type { App } from '../../app.ts';
import type { Topic } from '../../platform/event-bus.ts';

/** An agent answers from a new release, made in this process. */
export const released: Topic<{ agentId: string; number: number }> = { name: 'released' };

/** How long it may take until a node notices what another one has released, in milliseconds. */
const freshFor = 250;

/** Which release each agent answers from now, as far as this node has heard. */
export class NewestReleases {
  private readonly app: App;
  private readonly known = new Map<string, { number: number; heard: number }>();

  constructor(app: App) {
    this.app = app;
    app.eventBus.subscribe(released, ({ agentId, number }) => this.note(agentId, number));
  }

  /** Notes what has been read in the database, or made. */
  note(agentId: string, number: number): void {
    // What was read before a release was made here may be noted after it.
    const newest = Math.max(number, this.known.get(agentId)?.number ?? 0);
    this.known.set(agentId, { number: newest, heard: performance.now() });
  }

  /** The newest releases of agents that exist; those that have not been heard of lately are read. */
  async of(agentIds: Iterable<string>): Promise<ReadonlyMap<string, number>> {
    const newest = new Map<string, number>();
    const unheard: string[] = [];
    const now = performance.now();
    for (const agentId of agentIds) {
      if (newest.has(agentId)) continue;
      const known = this.known.get(agentId);
      if (known && now - known.heard < freshFor) newest.set(agentId, known.number);
      else unheard.push(agentId);
    }
    for (const agentId of await this.read(unheard)) newest.set(agentId, this.known.get(agentId)?.number ?? 0);
    return newest;
  }

  /** Reads the newest releases of these agents. Those that exist. */
  private async read(agentIds: readonly string[]): Promise<string[]> {
    if (!agentIds.length) return [];
    const { rows } = await this.app.database.pool.query<{ id: string; number: number }>({
      name: 'newest-releases',
      text: 'SELECT id, release_number AS number FROM agents WHERE id = ANY($1::uuid[])',
      values: [agentIds],
    });
    for (const { id, number } of rows) this.note(id, number);
    return rows.map(({ id }) => id);
  }
}
