import { widgetEvents } from '@samtale/contract';
import type { App } from '../../../app.ts';
import type { WidgetSocket } from '../../../platform/hub/create-hub.ts';
import { conversationRoom } from '../../../platform/hub/rooms.ts';
import { serveEvents } from '../../../platform/hub/serve-events.ts';
import type { ConversationService } from '../conversation-service.ts';
import { visitorDeliveryOf } from '../log/read-log.ts';
import { announceVisitorPresence } from './visitor-presence.ts';
import { noteVisitorSaw } from './visitor-seen.ts';

/** Answers what a visitor's window sends, and tells it where the visitor stands in line. */
export function serveWidgetSocket(app: App, service: ConversationService, socket: WidgetSocket): void {
  const { agentId, conversationId, asker } = socket.data;
  const room = conversationRoom(conversationId);
  const connection = app.hub.connections.of(socket.conn);

  const tellPresence = (isHere?: true) =>
    announceVisitorPresence(app, conversationId, isHere).catch((err: unknown) =>
      app.log.error({ err }, "visitor's window"),
    );
  void socket.join(room);
  void tellPresence(true);
  socket.on('disconnect', () => {
    void tellPresence();
    // Whoever is connected to a server that stops goes to another one, or comes back.
    if (app.hub.underWay.takesNoMore) return;
    const gone = service.visitorGone(agentId, conversationId);
    app.hub.underWay.note(gone.catch((err: unknown) => app.log.error({ err }, 'answers left unread')));
  });
  serveEvents(
    { limits: app.askerLimits, log: app.log, underWay: app.hub.underWay },
    { socket, connection, asker },
    widgetEvents,
    {
      say: async (message) => visitorDeliveryOf(await service.receive(agentId, conversationId, message)),
      async catchUp({ after, cursor }) {
        const delivery = await service.reads.readAsVisitor(agentId, conversationId, { after, cursor });
        service.waiting
          .tell(agentId, conversationId, (place) => socket.emit('queuePlace', place))
          .catch((err: unknown) => app.log.error({ err }, "visitor's window"));
        return delivery;
      },
      typing: () => void app.hub.staff.to(room).emit('typing', { chatToken: conversationId, user: null }),
      stoppedTyping: () =>
        void app.hub.staff.to(room).emit('stoppedTyping', { chatToken: conversationId, userId: null }),
      seen: ({ seq }) => noteVisitorSaw(app, agentId, conversationId, seq),
    },
  );
}
