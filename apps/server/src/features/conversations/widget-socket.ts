import { visitorMessage } from '@samtale/contract';
import { z } from 'zod';
import type { App } from '../../app.ts';
import type { WidgetSocket } from '../../platform/hub/create-hub.ts';
import { conversationRoom } from '../../platform/hub/rooms.ts';
import { answerSocket, parsed } from './answer-socket.ts';
import type { ConversationService } from './conversation-service.ts';
import { visitorDeliveryOf } from './read-log.ts';
import { noteVisitorSaw } from './visitor-seen.ts';

const catchUpRequest = z.object({ after: z.int().min(0) });
const seenRequest = z.object({ seq: z.int().min(0) });

/** Answers what a visitor's window sends, and tells it where the visitor stands in line. */
export function serveWidgetSocket(app: App, service: ConversationService, socket: WidgetSocket): void {
  const { agentId, conversationId } = socket.data;
  const room = conversationRoom(conversationId);
  const inBackground = (work: Promise<void>) =>
    work.catch((err: unknown) => app.log.error({ err }, "visitor's window"));

  void socket.join(room);
  socket.on('say', (message, reply) =>
    answerSocket(app, reply, async () => {
      const step = await service.receive(agentId, conversationId, parsed(visitorMessage, message));
      return visitorDeliveryOf(step);
    }),
  );
  socket.on('catchUp', (request, reply) =>
    answerSocket(app, reply, async () => {
      const { after } = parsed(catchUpRequest, request);
      const delivery = await service.reads.readAsVisitor(agentId, conversationId, after);
      void inBackground(
        service.waiting.tell(agentId, conversationId, (place) => socket.emit('queuePlace', place)),
      );
      return delivery;
    }),
  );
  socket.on('typing', () => {
    if (!service.pace.maySignal(conversationId)) return;
    app.hub.staff.to(room).emit('typing', { chatToken: conversationId, user: null });
  });
  socket.on('stoppedTyping', () => {
    if (!service.pace.maySignal(conversationId)) return;
    app.hub.staff.to(room).emit('stoppedTyping', { chatToken: conversationId, userId: null });
  });
  socket.on('seen', (request) => {
    if (!service.pace.maySignal(conversationId)) return;
    const read = seenRequest.safeParse(request);
    if (read.success) void inBackground(noteVisitorSaw(app, agentId, conversationId, read.data.seq));
  });
}
