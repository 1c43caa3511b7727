import { randomUUID } from 'node:crypto';
import {
  hubPath,
  type ServerToStaff,
  type ServerToWidget,
  type StaffToServer,
  staffNamespace,
  type WidgetToServer,
  widgetNamespace,
} from '@samtale/contract';
import { io, type Socket } from 'socket.io-client';

export type VisitorSocket = Socket<ServerToWidget, WidgetToServer>;
export type StaffSocket = Socket<ServerToStaff, StaffToServer>;

/** A visitor's socket. Rejects when it is not let in. `from` is the address that a proxy would tell. */
export const connectVisitor = (url: string, token: string, from?: string): Promise<VisitorSocket> =>
  connect(`${url}${widgetNamespace}`, { token }, from);

/** A socket of the staff on an agent. Rejects when it is not let in. */
export const connectStaff = (
  url: string,
  { token, agentId }: { token: string; agentId: string },
  from?: string,
): Promise<StaffSocket> => connect(`${url}${staffNamespace}`, { token, agentId }, from);

function connect<Client extends Socket>(address: string, auth: object, from?: string): Promise<Client> {
  const socket = io(address, {
    path: hubPath,
    auth,
    transports: ['websocket'],
    forceNew: true,
    ...(from && { extraHeaders: { 'x-forwarded-for': from } }),
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket as Client));
    socket.once('connect_error', (error) => {
      // It would try again by itself.
      socket.disconnect();
      reject(error);
    });
  });
}

/** What became of something that was said: `late` when it was not answered in time. */
export interface Said {
  clientId: string;
  outcome: 'acknowledged' | 'refused' | 'late';
}

/** A visitor says something. Resolves when it is answered, or after so many milliseconds. */
export async function sayBy(socket: VisitorSocket, text: string, patience: number): Promise<Said> {
  const clientId = randomUUID();
  const answer = await socket
    .timeout(patience)
    .emitWithAck('say', { clientId, text })
    .catch(() => null);
  if (!answer) return { clientId, outcome: 'late' };
  return { clientId, outcome: answer.ok ? 'acknowledged' : 'refused' };
}
