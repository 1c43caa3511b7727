import {
  type Acknowledgement,
  type Delivery,
  type ErrorReply,
  type StaffHandshake,
  visitorMessage,
  type WidgetHandshake,
} from '@samtale/contract';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { errorReplyOf } from '../../platform/http/create-http-server.ts';
import type { Identities } from '../../platform/http/guard.ts';
import { findUnstorableText } from '../../platform/http/unstorable-text.ts';
import { agentRoom, conversationRoom, userRoom } from '../../platform/hub/rooms.ts';
import { setChatStatus } from '../profile/index.ts';
import type { ConversationService } from './conversation-service.ts';
import { visitorDeliveryOf } from './read-log.ts';

const staffHandshake = z.object({ token: z.string(), agentId: z.guid() }) satisfies z.ZodType<StaffHandshake>;
const widgetHandshake = z.object({ token: z.string() }) satisfies z.ZodType<WidgetHandshake>;
const watchRequest = z.object({ chatToken: z.guid(), after: z.int().min(0) });
const unwatchRequest = z.object({ chatToken: z.guid() });
const catchUpRequest = z.object({ after: z.int().min(0) });
const chatStatus = z.literal([0, 1]);

/** Lets visitors into their own conversation and staff into their agent's, and answers what they send. */
export function attachHub(app: App, service: ConversationService, identities: Identities): void {
  app.hub.widget.use((socket, next) => {
    const handshake = widgetHandshake.safeParse(socket.handshake.auth);
    const visitor = handshake.success ? identities.verifyVisitorToken(handshake.data.token) : null;
    if (!visitor) return next(new Error('session.expired'));
    socket.data = visitor;
    next();
  });

  app.hub.widget.on('connection', (socket) => {
    const { agentId, conversationId } = socket.data;
    void socket.join(conversationRoom(conversationId));
    socket.on('say', (message, reply) =>
      answer(app, reply, async () => {
        const step = await service.receive(agentId, conversationId, parsed(visitorMessage, message));
        return visitorDeliveryOf(step);
      }),
    );
    socket.on('catchUp', (request, reply) =>
      answer(app, reply, () =>
        service.readAsVisitor(agentId, conversationId, parsed(catchUpRequest, request).after),
      ),
    );
  });

  app.hub.staff.use((socket, next) => {
    admitStaff(socket.handshake.auth, identities).then(
      (data) => {
        socket.data = data;
        next();
      },
      (error: Error) => next(error),
    );
  });

  app.hub.staff.on('connection', (socket) => {
    const { agentId, userId } = socket.data;
    void socket.join([agentRoom(agentId), userRoom(userId)]);
    socket.on('watch', (request, reply) =>
      answer(app, reply, async () => {
        const { chatToken, after } = parsed(watchRequest, request);
        await service.find(agentId, chatToken);
        // Joined before reading: what comes in meanwhile arrives twice, which the numbers sort out, instead of never.
        await socket.join(conversationRoom(chatToken));
        return service.readAsStaff(agentId, chatToken, after);
      }),
    );
    socket.on('unwatch', (request) => {
      const read = unwatchRequest.safeParse(request);
      if (read.success) void socket.leave(conversationRoom(read.data.chatToken));
    });
    socket.on('changeChatStatus', (status) => {
      const read = chatStatus.safeParse(status);
      if (read.success)
        setChatStatus(app, userId, read.data).catch((err) => app.log.error({ err }, 'chat status'));
    });
  });
}

/** Who connects, if they have a role on the agent that is more than a contact's. */
async function admitStaff(auth: unknown, identities: Identities) {
  const handshake = staffHandshake.safeParse(auth);
  const user = handshake.success ? await identities.verifyAccessToken(handshake.data.token) : null;
  if (!handshake.success || !user) throw new Error('session.expired');
  const roles = await identities.rolesOn(user.userId, handshake.data.agentId);
  if (!roles?.some((role) => role !== 3)) throw new Error('error.notFound');
  return { userId: user.userId, agentId: handshake.data.agentId };
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success || findUnstorableText(result.data) !== null) {
    throw new AppError('badRequest', 'error.badRequest');
  }
  return result.data;
}

/** Replies to a request over the socket, whatever becomes of it. */
function answer(
  app: App,
  reply: (answer: Acknowledgement<Delivery>) => void,
  work: () => Promise<Delivery>,
): void {
  if (typeof reply !== 'function') return;
  const refuse = (error: unknown) => {
    const { code, messageKey }: ErrorReply = errorReplyOf(error, '');
    if (code === 'internal') app.log.error({ err: error }, 'hub request failed');
    reply({ ok: false, code, messageKey });
  };
  Promise.resolve()
    .then(work)
    .then((value) => reply({ ok: true, value }), refuse);
}
