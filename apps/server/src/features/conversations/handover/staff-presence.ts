import type { Database } from '../../../platform/database/database.ts';
import { staffWhoTakeChats } from './online-staff.ts';

/** How long an answer is good for, in milliseconds: long enough to ask once for many, too short to matter. */
const freshness = 1000;

/** Whether some user of an agent is online for chats. */
export class StaffPresence {
  private readonly known = new Map<string, { online: boolean; at: number }>();

  /** What is known and fresh, or undefined. */
  peek(agentId: string, now: Date): boolean | undefined {
    const found = this.known.get(agentId);
    return found && now.getTime() - found.at < freshness ? found.online : undefined;
  }

  async ask(executor: Pick<Database['pool'], 'query'>, agentId: string, now: Date): Promise<boolean> {
    const fresh = this.peek(agentId, now);
    if (fresh !== undefined) return fresh;
    const online = (await staffWhoTakeChats(executor, agentId, now)).some(({ isOnline }) => isOnline);
    this.known.set(agentId, { online, at: now.getTime() });
    return online;
  }
}
