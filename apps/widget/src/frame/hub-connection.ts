import type {
  Acknowledgement,
  Delivery,
  hubPath,
  QueuePlace,
  ServerToWidget,
  unknownFileKey,
  VisitorMessage,
  WidgetHandshake,
  WidgetToServer,
  widgetNamespace,
} from '@samtale/contract';
import { io, type Socket } from 'socket.io-client';

const path: typeof hubPath = '/hub';
const namespace: typeof widgetNamespace = '/widget';
const reconnectDelay = 1000;
/** What the server says to a handshake whose token it does not accept: a message key. */
const refusedHandshake = 'session.expired';
/** What it says to a message with a file that it has forgotten: the conversation is there all the same. */
const unknownFile: typeof unknownFileKey = 'file.error.unknown';
/** Milliseconds without an answer after which the connection counts as dead, though nobody has closed it. */
const answerTimeout = 8000;

export interface HubListener {
  online(): void;
  offline(): void;
  /** The server does not know the token: the conversation is gone. */
  tokenRefused(): void;
  delivery(run: Delivery): void;
  queuePlace(place: QueuePlace): void;
  /** The person who has the conversation is writing. */
  typing(): void;
  stoppedTyping(): void;
}

/** How a request ended. `gone`: the token opens nothing any more. `unanswered`: lost on the way, send it again. */
export type HubResult =
  | { kind: 'done'; run: Delivery }
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'gone' }
  | { kind: 'unanswered' };

export interface HubConnection {
  say(message: VisitorMessage): Promise<HubResult>;
  /** A page of what the log has after a sequence number; `cursor` comes with the page before. */
  catchUp(after: number, cursor?: string): Promise<HubResult>;
  typing(): void;
  stoppedTyping(): void;
  seen(seq: number): void;
  close(): void;
}

/** Connects a visitor's token to the hub, and reconnects for as long as it is not closed. */
export function connectHub(token: string, listener: HubListener): HubConnection {
  // The page that embeds this one, for the staff to see what a visitor is looking at.
  const auth: WidgetHandshake = { token, page: document.referrer };
  const socket: Socket<ServerToWidget, WidgetToServer> = io(namespace, {
    path,
    auth,
    transports: ['websocket'],
    tryAllTransports: true,
    reconnectionDelay: reconnectDelay,
    reconnectionDelayMax: reconnectDelay,
  });
  let isClosed = false;
  // Few networks need more, so it is fetched when a connection does not come about; the next try goes every way.
  const findWays = () =>
    import('./long-polling.ts').then(
      ({ everyWay }) => {
        socket.io.opts.transports = everyWay;
      },
      // The next failure asks again.
      () => null,
    );
  const connectLater = () => setTimeout(() => !isClosed && socket.connect(), reconnectDelay);

  socket.on('connect', listener.online);
  socket.on('delivery', listener.delivery);
  socket.on('queuePlace', listener.queuePlace);
  socket.on('typing', listener.typing);
  socket.on('stoppedTyping', listener.stoppedTyping);
  socket.on('disconnect', () => {
    if (isClosed) return;
    listener.offline();
    if (!socket.active) connectLater();
  });
  socket.on('connect_error', (error: Error) => {
    if (isClosed) return;
    if (!socket.active && error.message === refusedHandshake) return listener.tokenRefused();
    listener.offline();
    void findWays();
    if (!socket.active) connectLater();
  });

  const answered =
    (resolve: (result: HubResult) => void) =>
    (lost: Error | null, answer?: Acknowledgement<Delivery>): void => {
      if (!lost && answer) {
        resolve(resultOf(answer));
        return;
      }
      // Silence on an open connection: break it, so that a new one is made.
      if (socket.connected) socket.io.engine.close();
      resolve({ kind: 'unanswered' });
    };
  return {
    say: (message) =>
      new Promise((resolve) => socket.timeout(answerTimeout).emit('say', message, answered(resolve))),
    catchUp: (after, cursor) =>
      new Promise((resolve) =>
        socket.timeout(answerTimeout).emit('catchUp', { after, cursor }, answered(resolve)),
      ),
    // Not for later: what is missed by a lost connection is of no interest after it.
    typing: () => void socket.volatile.emit('typing'),
    stoppedTyping: () => void socket.volatile.emit('stoppedTyping'),
    seen: (seq) => void socket.emit('seen', { seq }),
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}

function resultOf(answer: Acknowledgement<Delivery>): HubResult {
  if (answer.ok) return { kind: 'done', run: answer.value };
  if (isGone(answer)) return { kind: 'gone' };
  const mayPass = answer.code === 'unavailable' || answer.code === 'tooManyRequests';
  return { kind: mayPass ? 'busy' : 'refused' };
}

const isGone = ({ code, messageKey }: { code: string; messageKey: string }) =>
  code === 'unauthorized' || (code === 'notFound' && messageKey !== unknownFile);
