import { unreadBytes } from '@samtale/contract';
import type { Socket } from 'socket.io';
import { RateLimiter } from '../limits/rate-limiter.ts';

/** An Engine.IO connection: a WebSocket, or a client that polls. */
export type EngineConnection = Socket['conn'];

/** What Engine.IO is about to send. */
interface OutgoingPacket {
  data?: string | Buffer;
}

/** The WebSocket below a connection, as `ws` has it. */
interface OpenWebSocket {
  readonly bufferedAmount: number;
  pause(): void;
  resume(): void;
  terminate(): void;
}

/** So many packets may come at once; who sends more is not read from for a while. */
const packetsAtOnce = 500;
/** Who has sent so many more while not being read from is closed: a chunk that was read already holds fewer. */
const packetsTooMany = 20_000;

/**
 * One connection to the hub within its bounds: it is read from no faster than it may ask, and what waits for a client
 * that does not read is counted in bytes.
 */
export class Connection {
  /** Whom it comes from (`networkOf`). */
  readonly network: string;
  private readonly engine: EngineConnection;
  /** Bytes that Engine.IO holds and has not given to the transport. */
  private held = 0;
  /** Bytes that the transport was given last. It is given no more before these have gone. */
  private given = 0;
  private packets: RateLimiter;
  private resuming: NodeJS.Timeout | undefined;
  private waiting: (() => void)[] = [];
  private fullSince: number | null = null;

  constructor(engine: EngineConnection, network: string, packetsPerMinute: number) {
    this.engine = engine;
    this.network = network;
    this.packets = new RateLimiter(packetsPerMinute, undefined, packetsAtOnce);
    engine.on('packet', () => this.receive());
    engine.on('packetCreate', (packet: OutgoingPacket) => this.hold(bytesOf(packet)));
    engine.on('flush', () => {
      this.given = this.held;
      this.held = 0;
    });
    engine.on('close', () => {
      clearTimeout(this.resuming);
      this.releaseAll();
    });
  }

  /** Bytes that the client has not read, as far as this process holds them. */
  get unread(): number {
    return this.held + (this.webSocket?.bufferedAmount ?? 0);
  }

  /** Null when the client reads what it is sent, or what to wait for: it has read, or is gone. */
  untilRead(): Promise<void> | null {
    if (this.unread <= unreadBytes.pause || this.engine.readyState !== 'open') return null;
    // Listened to only as long as somebody waits: what is sent to thousands pays for each that listens.
    if (this.waiting.length === 0) this.engine.on('drain', this.release);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Milliseconds for which more has been waiting than a client that reads leaves; looked at now and then. */
  fullFor(now: number): number {
    if (this.waiting.length) this.release();
    if (this.unread <= unreadBytes.pause) this.fullSince = null;
    else this.fullSince ??= now;
    return this.fullSince === null ? 0 : now - this.fullSince;
  }

  /** Reads from it again, however much it has sent. */
  readOn(): void {
    clearTimeout(this.resuming);
    this.resuming = undefined;
    this.webSocket?.resume();
  }

  /** Ends it once it has what waits for it. Resolves when it is gone, which takes as long as its client likes. */
  close(): Promise<void> {
    // It is to hear the client say goodbye.
    this.readOn();
    return new Promise((resolve) => {
      this.engine.once('close', () => resolve());
      this.engine.close();
    });
  }

  /** Ends it at once, with all that waits for it. */
  end(): void {
    const { webSocket } = this;
    if (webSocket) webSocket.terminate();
    else this.engine.close(true);
  }

  private get webSocket(): OpenWebSocket | null {
    const { transport } = this.engine;
    if (transport.name !== 'websocket') return null;
    // The transport's type does not name the socket that it is made of.
    return (transport as unknown as { socket: OpenWebSocket }).socket;
  }

  private receive(): void {
    if (this.packets.allows('packets')) return;
    this.packets.spend('packets', 1);
    const { webSocket } = this;
    // Who polls cannot be kept from it; a client of ours never gets here.
    if (!webSocket || this.packets.secondsUntil('packets', -packetsTooMany) > 0) {
      this.end();
      return;
    }
    if (this.resuming) return;
    webSocket.pause();
    this.resuming = setTimeout(
      () => this.readOn(),
      1000 * this.packets.secondsUntil('packets', packetsAtOnce / 2),
    );
  }

  private hold(bytes: number): void {
    this.held += bytes;
    // What is sent to thousands asks no socket how much it has left.
    if (this.held + this.given > unreadBytes.close && this.unread > unreadBytes.close) this.end();
  }

  private readonly release = (): void => {
    if (this.unread <= unreadBytes.pause) this.releaseAll();
  };

  private releaseAll(): void {
    this.engine.off('drain', this.release);
    for (const go of this.waiting.splice(0)) go();
  }
}

const bytesOf = ({ data }: OutgoingPacket): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : (data?.length ?? 0);
