import type { App } from '../../../app.ts';
import { conversationRoom } from '../../../platform/hub/rooms.ts';

/**
 * Whether the visitor is connected, at whichever node: with the chat open, or with a launcher that tells of messages. Where
 * a node does not tell, nobody is known to be there.
 */
export async function isVisitorHere({ hub, log }: App, conversationId: string): Promise<boolean> {
  const room = conversationRoom(conversationId);
  if (!hub.hasListeners(hub.widget, room)) return false;
  const sockets = await hub.widget
    .in(room)
    .fetchSockets()
    .catch((err: unknown) => {
      log.error({ err }, "visitor's windows");
      return [];
    });
  return sockets.length > 0;
}

/** Tells the staff who watch a conversation whether its visitor is connected; `isHere` where that is known. */
export async function announceVisitorPresence(
  app: App,
  conversationId: string,
  isHere?: true,
): Promise<void> {
  const room = conversationRoom(conversationId);
  if (!app.hub.hasListeners(app.hub.staff, room)) return;
  const presence = {
    chatToken: conversationId,
    isHere: isHere ?? (await isVisitorHere(app, conversationId)),
  };
  app.hub.staff.to(room).emit('visitorPresence', presence);
}
