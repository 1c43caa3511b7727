import type { ConversationSummary } from '@samtale/contract';
import type { Effect, LoggedEvent } from '@samtale/dialog';
import type { App } from '../../../app.ts';
import { agentRoom, conversationRoom, userRoom } from '../../../platform/hub/rooms.ts';
import { PushNotices } from '../../push/index.ts';
import { tellOfLeftMessage } from '../delivery/tell-of-left-message.ts';
import { staffAwaited } from '../handover/online-staff.ts';
import { conversationSummary } from '../inbox/conversation-summary.ts';
import {
  asPage,
  staffDelivery,
  staffDeliveryOf,
  visitorDelivery,
  visitorDeliveryOf,
} from '../log/read-log.ts';
import { firstPage } from '../log/read-log-page.ts';
import type { ConversationRow, StoredStep } from '../log/stored-step.ts';

/**
 * Rows of the chat list are sent together: soon after a rest, and at most once a second. Each goes to all of the
 * agent's people, so it is their number times the number of changes that it would cost to send each by itself.
 */
const quietInterval = 250;
const busyInterval = 1000;

type Reason = Extract<Effect, { type: 'notifyStaff' }>['reason'];

/** Tells everyone who watches a conversation, or its list, what a stored step brought. */
export class StepAnnouncer {
  private readonly app: App;
  private readonly push: PushNotices;
  /** By agent: what has changed since it was sent last, and when that was. */
  private readonly changed = new Map<string, { rows: Map<string, ConversationSummary>; sentAt: number }>();

  constructor(app: App) {
    this.app = app;
    this.push = new PushNotices(app);
  }

  announce(step: StoredStep): void {
    if (step.repeated || !step.events.length) return;
    const { hub } = this.app;
    const { id, agentId } = step.row;
    const room = conversationRoom(id);
    if (hub.hasListeners(hub.widget, room)) {
      hub.widget.to(room).emit('delivery', visitorDeliveryOf(step));
    }
    if (hub.hasListeners(hub.staff, room)) {
      hub.staff.to(room).emit('delivery', staffDeliveryOf(step));
    }
    if (hub.hasListeners(hub.staff, agentRoom(agentId))) this.queueRow(conversationSummary(step.row));
    for (const { event, seq } of step.events) {
      if (event.type === 'takenOver' && event.fromUserId)
        hub.staff
          .to(userRoom(event.fromUserId, agentId))
          .emit('chatTakenFrom', conversationSummary(step.row));
      if (event.type === 'messageLeft')
        tellOfLeftMessage(this.app, step.row, seq).catch((err: unknown) =>
          this.app.log.error({ err }, 'mail about a message'),
        );
    }
    for (const effect of step.effects) {
      if (effect.type !== 'notifyStaff') continue;
      this.notifyLater(effect.reason, step.row);
    }
  }

  /** Tells of a visitor for whom others are asked now, as of one who begins to wait. */
  announceWaiting(row: ConversationRow): void {
    this.notifyLater('newChatRequest', row);
  }

  /** Tells everyone who has a conversation open that its log was rewritten, and what it is now. */
  announceReset(row: ConversationRow, events: readonly LoggedEvent[]): void {
    const { hub } = this.app;
    const room = conversationRoom(row.id);
    const page = firstPage(events);
    const erasedAt = events.findLast(({ event }) => event.type === 'anonymised')?.seq;
    const how = { reset: true, ...(page.goesOn && { cursor: String(erasedAt) }) } as const;
    hub.widget.to(room).emit('delivery', asPage(how, visitorDelivery(row.id, 0, page.events)));
    hub.staff.to(room).emit('delivery', asPage(how, staffDelivery(row.id, 0, page.events)));
    this.queueRow(conversationSummary(row));
  }

  private notifyLater(reason: Reason, row: ConversationRow): void {
    this.notify(reason, row).catch((err: unknown) => this.app.log.error({ err }, 'notice'));
  }

  /**
   * What concerns a conversation goes to the person who has it; a request and a lost answer of one that nobody has, to
   * those who are there and could take it.
   */
  private async notify(reason: Reason, conversation: ConversationRow) {
    const { agentId, state } = conversation;
    if (reason === 'newChatMessage' && !state.userId) return;
    const { userId } = state;
    const awaited = userId ? null : await this.awaited(agentId, state.teamId ?? null);
    const teamId = awaited?.teamId ?? null;
    this.push.add({ kind: reason, agentId, chatToken: conversation.id, userId, teamId });
    const userIds = userId ? [userId] : (awaited?.userIds ?? []);
    if (!userIds.length) return;
    const rooms = userIds.map((userId) => userRoom(userId, agentId));
    this.app.hub.staff.to(rooms).emit(reason, conversationSummary(conversation));
  }

  private async awaited(agentId: string, team: string | null) {
    const { staff, teamId } = await staffAwaited(this.app.database.pool, agentId, this.app.now(), team);
    return { teamId, userIds: staff.filter(({ isOnline }) => isOnline).map(({ id }) => id) };
  }

  private queueRow(row: ConversationSummary): void {
    let changed = this.changed.get(row.agentId);
    if (!changed) {
      changed = { rows: new Map(), sentAt: Number.NEGATIVE_INFINITY };
      this.changed.set(row.agentId, changed);
    }
    if (!changed.rows.size) {
      const rest = changed.sentAt + busyInterval - performance.now();
      setTimeout(() => this.sendRows(row.agentId), Math.max(quietInterval, rest)).unref();
    }
    changed.rows.set(row.chatToken, row);
  }

  private sendRows(agentId: string): void {
    const changed = this.changed.get(agentId);
    if (!changed) return;
    const rows = [...changed.rows.values()];
    this.changed.set(agentId, { rows: new Map(), sentAt: performance.now() });
    this.app.hub.staff.to(agentRoom(agentId)).emit('chatListUpdate', rows);
  }
}
