import { type ServerOptions, WebSocketServer } from 'ws';

/**
 * WebSockets of which each is heard once in a turn of the event loop. `ws` otherwise hands over at once all messages that
 * came together, which may be thousands.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}
