import { type Role, roleGroups, staffEvents } from '@samtale/contract';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { StaffSocket } from '../../../platform/hub/create-hub.ts';
import {
  agentRoom,
  builderRoom,
  conversationRoom,
  personRoom,
  sessionRoom,
  userRoom,
} from '../../../platform/hub/rooms.ts';
import { serveEvents } from '../../../platform/hub/serve-events.ts';
import { setChatStatus } from '../../profile/index.ts';
import type { ConversationService } from '../conversation-service.ts';
import { noteStaffCame } from '../inbox/keep-staff-seen.ts';
import { AttentionNotes } from '../inbox/note-attention.ts';
import { announceVisitorPresence } from './visitor-presence.ts';

/** Conversations that one window may follow: each costs the others that follow it. */
const mostWatched = 200;

const builds = (role: Role) => roleGroups.chatDeveloper.some((one) => one === role);

/** Answers what a window of the staff sends. */
export function serveStaffSocket(app: App, service: ConversationService, socket: StaffSocket): void {
  const { agentId, userId, sessionId, name, roles, asker } = socket.data;
  const connection = app.hub.connections.of(socket.conn);
  const watched = new Set<string>();
  const attention = new AttentionNotes(app, service.reads, { agentId, userId });
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
  serveEvents(
    { limits: app.askerLimits, log: app.log, underWay: app.hub.underWay },
    { socket, connection, asker },
    staffEvents,
    {
      async watch({ chatToken, after, cursor }) {
        await service.reads.find(agentId, chatToken);
        // Joined before reading: what comes in meanwhile arrives twice, which the numbers sort out, instead of never.
        await socket.join(conversationRoom(chatToken));
        if (!watched.has(chatToken)) {
          if (watched.size >= mostWatched) throw new AppError('tooManyRequests', 'error.tooManyRequests');
          watched.add(chatToken);
          inBackground(announceViewers(app, chatToken));
          inBackground(announceVisitorPresence(app, chatToken));
        }
        return service.reads.readAsStaff(agentId, chatToken, { after, cursor });
      },
      async unwatch({ chatToken }) {
        if (!watched.delete(chatToken)) return;
        attention.forget(chatToken);
        await socket.leave(conversationRoom(chatToken));
        await announceViewers(app, chatToken);
      },
      typing({ chatToken }) {
        if (!watched.has(chatToken)) return;
        const room = conversationRoom(chatToken);
        socket.to(room).emit('typing', { chatToken, user: { id: userId, name } });
        app.hub.widget.to(room).emit('typing');
        inBackground(attention.typed(chatToken));
      },
      stoppedTyping({ chatToken }) {
        if (!watched.has(chatToken)) return;
        const room = conversationRoom(chatToken);
        socket.to(room).emit('stoppedTyping', { chatToken, userId });
        app.hub.widget.to(room).emit('stoppedTyping');
      },
      // Who may not is shown no switch; a console that has not heard of that yet is told by the next call.
      changeChatStatus: (status) => setChatStatus(app, userId, status),
    },
  );
  socket.on('disconnect', () => {
    for (const chatToken of watched) inBackground(announceViewers(app, chatToken));
  });
}

/** Tells those who look at a conversation who they are, each person once. */
async function announceViewers({ hub }: App, chatToken: string): Promise<void> {
  const room = conversationRoom(chatToken);
  const sockets = await hub.staff.in(room).fetchSockets();
  const names = new Map(sockets.map(({ data }) => [data.userId, data.name]));
  const users = [...names].map(([id, name]) => ({ id, name }));
  hub.staff.to(room).emit('viewers', { chatToken, users });
}
