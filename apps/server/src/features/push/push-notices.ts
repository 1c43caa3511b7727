import type { App } from '../../app.ts';
import { pushDevices } from '../reporting/index.ts';
import { type PushJob, pushJob } from './push-job.ts';

/** Something in a conversation that somebody wants to know of. */
export interface PushNotice extends Pick<PushJob, 'kind' | 'agentId' | 'chatToken'> {
  /** Who has the conversation; null asks all who take the agent's chats and are online. */
  userId: string | null;
  /** The team of whom somebody is to take it. */
  teamId: string | null;
}

/** What happens within so many milliseconds is asked about at once. */
const interval = 250;

/**
 * Has the devices of those concerned told. Collected first: a step costs nothing here, a busy conversation one notice,
 * and an agent without devices no job. What a node has not handed on when it ends is not told; it stands in the chats.
 */
export class PushNotices {
  private readonly app: App;
  private waiting = new Map<string, PushNotice>();

  constructor(app: App) {
    this.app = app;
  }

  add(notice: PushNotice): void {
    if (!this.waiting.size) setTimeout(() => this.handOn(), interval).unref();
    this.waiting.set(notice.chatToken, notice);
  }

  private handOn(): void {
    const notices = [...this.waiting.values()];
    this.waiting = new Map();
    Promise.all(notices.map((notice) => this.queue(notice))).catch((err: unknown) =>
      this.app.log.error({ err }, 'push notices'),
    );
  }

  private async queue({ kind, agentId, chatToken, userId, teamId }: PushNotice): Promise<void> {
    const at = this.app.now().toISOString();
    for (const subscriptionId of await pushDevices(this.app.database, { agentId, userId, teamId })) {
      await this.app.jobs.send(pushJob, { subscriptionId, kind, agentId, chatToken, at });
    }
  }
}
