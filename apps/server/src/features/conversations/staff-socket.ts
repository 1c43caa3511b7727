import { type Role, roleGroups } from '@samtale/contract';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffSocket } from '../../platform/hub/create-hub.ts';
import {
  agentRoom,
  builderRoom,
  conversationRoom,
  personRoom,
  sessionRoom,
  userRoom,
} from '../../platform/hub/rooms.ts';
import { setChatStatus } from '../profile/index.ts';
import { answerSocket, parsed } from './answer-socket.ts';
import type { ConversationService } from './conversation-service.ts';
import { noteStaffCame } from './keep-staff-seen.ts';

const watchRequest = z.object({ chatToken: z.guid(), after: z.int().min(0) });
const namedChat = z.object({ chatToken: z.guid() });
const chatStatus = z.literal([0, 1]);
const builds = (role: Role) => roleGroups.chatDeveloper.some((one) => one === role);

/** Answers what a window of the staff sends. */
export function serveStaffSocket(app: App, service: ConversationService, socket: StaffSocket): void {
  const { agentId, userId, sessionId, name, roles } = socket.data;
  const watched = new Set<string>();
  const inBackground = (work: Promise<void>) =>
    void work.catch((err: unknown) => app.log.error({ err }, 'window of the staff'));

  void socket.join([
    agentRoom(agentId),
    userRoom(userId, agentId),
    personRoom(userId),
    sessionRoom(sessionId),
    ...(roles.some(builds) ? [builderRoom(agentId)] : []),
  ]);
  inBackground(noteStaffCame(app, userId));
  socket.on('watch', (request, reply) =>
    answerSocket(app, reply, async () => {
      const { chatToken, after } = parsed(watchRequest, request);
      await service.reads.find(agentId, chatToken);
      // Joined before reading: what comes in meanwhile arrives twice, which the numbers sort out, instead of never.
      await socket.join(conversationRoom(chatToken));
      watched.add(chatToken);
      inBackground(tellViewers(app, chatToken));
      return service.reads.readAsStaff(agentId, chatToken, after);
    }),
  );
  socket.on('unwatch', (request) => {
    const read = namedChat.safeParse(request);
    if (!read.success || !watched.delete(read.data.chatToken)) return;
    void socket.leave(conversationRoom(read.data.chatToken));
    inBackground(tellViewers(app, read.data.chatToken));
  });
  socket.on('disconnect', () => {
    for (const chatToken of watched) inBackground(tellViewers(app, chatToken));
  });
  socket.on('typing', (request) => {
    const read = namedChat.safeParse(request);
    if (!read.success || !watched.has(read.data.chatToken)) return;
    const { chatToken } = read.data;
    const room = conversationRoom(chatToken);
    socket.to(room).emit('typing', { chatToken, user: { id: userId, name } });
    app.hub.widget.to(room).emit('typing');
  });
  socket.on('stoppedTyping', (request) => {
    const read = namedChat.safeParse(request);
    if (!read.success || !watched.has(read.data.chatToken)) return;
    const { chatToken } = read.data;
    const room = conversationRoom(chatToken);
    socket.to(room).emit('stoppedTyping', { chatToken, userId });
    app.hub.widget.to(room).emit('stoppedTyping');
  });
  socket.on('changeChatStatus', (status) => {
    const read = chatStatus.safeParse(status);
    if (read.success) inBackground(setChatStatus(app, userId, read.data).catch(ignoreRefusal));
  });
}

/** Who may not is shown no switch; a console that has not heard of that yet is told by the next call. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

/** Tells those who look at a conversation who they are, each person once. */
async function tellViewers({ hub }: App, chatToken: string): Promise<void> {
  const room = conversationRoom(chatToken);
  const sockets = await hub.staff.in(room).fetchSockets();
  const names = new Map(sockets.map(({ data }) => [data.userId, data.name]));
  const users = [...names].map(([id, name]) => ({ id, name }));
  hub.staff.to(room).emit('viewers', { chatToken, users });
}
