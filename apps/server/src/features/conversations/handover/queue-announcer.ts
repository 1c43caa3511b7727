import type { QueuePlace } from '@samtale/contract';
import type { App } from '../../../app.ts';
import { conversationRoom } from '../../../platform/hub/rooms.ts';
import { Remembered } from '../../../platform/remembered.ts';
import { staffAwaited } from './online-staff.ts';

/** Changes that come within so many milliseconds are told together. */
const pause = 300;
/** Agents whose queue is remembered for that long. */
const mostRemembered = 1000;

interface Waiting {
  id: string;
  teamId: string | null;
  place: number;
}

/** Tells visitors who wait for a person where they stand, and whether anybody is there. */
export class QueueAnnouncer {
  private readonly app: App;
  /** Brings the conversations' rows up to date with their logs. */
  private readonly update: () => Promise<void>;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** For who asks over and over, or together: what changes meanwhile is told of anyway. */
  private readonly lately = new Remembered<Waiting[]>(pause, mostRemembered);

  constructor(app: App, update: () => Promise<void>) {
    this.app = app;
    this.update = update;
  }

  /** Somebody began or ceased to wait, or the people of the agent came or went. */
  changed(agentId: string): void {
    if (this.timers.has(agentId)) return;
    const tell = () => {
      this.timers.delete(agentId);
      this.tellAll(agentId).catch((err: unknown) => this.app.log.error({ err }, 'queue places'));
    };
    this.timers.set(agentId, setTimeout(tell, pause).unref());
  }

  /** Tells one visitor, whose window has just opened. */
  async tell(agentId: string, conversationId: string, listener: (place: QueuePlace) => void): Promise<void> {
    const places = await this.lately.ask(agentId, () => this.places(agentId));
    const found = places?.find(({ id }) => id === conversationId);
    if (found) listener(await this.placeOf(agentId, found));
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private async tellAll(agentId: string): Promise<void> {
    const { hub } = this.app;
    for (const waiting of await this.places(agentId)) {
      const room = conversationRoom(waiting.id);
      if (!hub.hasListeners(hub.widget, room)) continue;
      hub.widget.to(room).emit('queuePlace', await this.placeOf(agentId, waiting));
    }
  }

  /** Those who wait for a team have a queue of their own. */
  private async places(agentId: string): Promise<Waiting[]> {
    await this.update();
    const { rows } = await this.app.database.pool.query<Waiting>(
      `SELECT id, team_id AS "teamId",
              (row_number() OVER (PARTITION BY team_id ORDER BY waiting_since, id))::int AS place
         FROM conversations
        WHERE agent_id = $1 AND waiting_since IS NOT NULL AND status = 'awaiting'`,
      [agentId],
    );
    return rows;
  }

  private async placeOf(agentId: string, { place, teamId }: Waiting): Promise<QueuePlace> {
    const { database, now } = this.app;
    const { staff } = await staffAwaited(database.pool, agentId, now(), teamId);
    return { place, staffOnline: staff.some(({ isOnline }) => isOnline) };
  }
}
