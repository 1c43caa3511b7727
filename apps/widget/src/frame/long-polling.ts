import { XHR } from 'engine.io-client/polling-xhr';
import { WebSocket } from 'socket.io-client';

/** Every way to the hub, the best one first: some networks let no WebSocket through. */
export const everyWay = [WebSocket, XHR];
