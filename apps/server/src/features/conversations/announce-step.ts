import type { ConversationSummary } from '@samtale/contract';
import type { App } from '../../app.ts';
import { agentRoom, conversationRoom, userRoom } from '../../platform/hub/rooms.ts';
import { conversationSummary } from './conversation-summary.ts';
import { staffDeliveryOf, visitorDeliveryOf } from './read-log.ts';
import type { StoredStep } from './stored-step.ts';

/** Rows of the chat list are sent together, at most this often for each agent, in milliseconds. */
const listInterval = 250;

/** Tells everyone who watches a conversation, or its list, what a stored step brought. */
export class StepAnnouncer {
  private readonly app: App;
  private readonly rows = new Map<string, Map<string, ConversationSummary>>();

  constructor(app: App) {
    this.app = app;
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
    if (!hub.hasListeners(hub.staff, agentRoom(agentId))) return;
    const row = conversationSummary(step.row);
    this.queueRow(row);
    for (const effect of step.effects) {
      if (effect.type !== 'notifyStaff') continue;
      if (effect.reason === 'newChatRequest') hub.staff.to(agentRoom(agentId)).emit('newChatRequest', row);
      else if (row.user) hub.staff.to(userRoom(row.user.id)).emit('newChatMessage', row);
    }
  }

  private queueRow(row: ConversationSummary): void {
    let rows = this.rows.get(row.agentId);
    if (!rows) {
      rows = new Map();
      this.rows.set(row.agentId, rows);
      setTimeout(() => this.sendRows(row.agentId), listInterval).unref();
    }
    rows.set(row.chatToken, row);
  }

  private sendRows(agentId: string): void {
    const rows = this.rows.get(agentId)?.values() ?? [];
    this.rows.delete(agentId);
    const room = this.app.hub.staff.to(agentRoom(agentId));
    for (const row of rows) room.emit('chatListUpdate', row);
  }
}
