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

/** A visitor's socket. Rejects when it is not let in. */
export const connectVisitor = (url: string, token: string): Promise<VisitorSocket> =>
  connect(`${url}${widgetNamespace}`, { token });

/** A socket of the staff on an agent. Rejects when it is not let in. */
export const connectStaff = (url: string, token: string, agentId: string): Promise<StaffSocket> =>
  connect(`${url}${staffNamespace}`, { token, agentId });

function connect<Client extends Socket>(address: string, auth: object): Promise<Client> {
  const socket = io(address, { path: hubPath, auth, transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket as Client));
    socket.once('connect_error', reject);
  });
}
