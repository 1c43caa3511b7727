import type { App } from '../../app.ts';
import type { Topic } from '../../platform/bulletin.ts';

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
    app.bulletin.hear(released, ({ agentId, number }) => this.note(agentId, number));
  }

  /** The newest release of an agent that has been read not long ago; undefined for others. */
  peek(agentId: string): number | undefined {
    const known = this.known.get(agentId);
    return known && performance.now() - known.heard < freshFor ? known.number : undefined;
  }

  /** Notes what has been read in the database, or made. */
  note(agentId: string, number: number): void {
    // What was read before a release was made here may be noted after it.
    const newest = Math.max(number, this.known.get(agentId)?.number ?? 0);
    this.known.set(agentId, { number: newest, heard: performance.now() });
  }

  /** Reads those of these agents that `peek` does not know. */
  async refresh(agentIds: Iterable<string>): Promise<void> {
    const unknown = [...new Set(agentIds)].filter((agentId) => this.peek(agentId) === undefined);
    if (!unknown.length) return;
    const { rows } = await this.app.database.pool.query<{ id: string; number: number }>({
      name: 'newest-releases',
      text: 'SELECT id, release_number AS number FROM agents WHERE id = ANY($1::uuid[])',
      values: [unknown],
    });
    for (const { id, number } of rows) this.note(id, number);
  }
}
