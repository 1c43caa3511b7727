import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const largestRead = 64 * 1024;

/**
 * A kept-open HTTP connection that sends JSON with POST, one request after another. It writes and reads as little of
 * HTTP as both servers under test speak: on two cores a client that takes longer for a request than the server does
 * measures itself (a common load generator took 1.2 times as long as Fastify's hello; this one 0.6).
 */
export class PostConnection {
  private readonly socket: Socket;
  private readonly head: string;
  private received = '';
  private missing = 0;
  private answered: (ok: boolean) => void = () => undefined;

  private constructor(socket: Socket, head: string) {
    this.socket = socket;
    this.head = head;
    socket.setNoDelay(true);
    socket.on('close', () => this.answered(false));
  }

  static async open({ hostname, port, pathname }: URL, token: string): Promise<PostConnection> {
    const headers = `host: ${hostname}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json`;
    const buffer = Buffer.alloc(largestRead);
    // Reads into one buffer, past the machinery of a stream.
    const onread = {
      buffer,
      callback: (length: number) => {
        connection.read(buffer.toString('latin1', 0, length));
        return true;
      },
    };
    const socket = connect({ host: hostname, port: Number(port), onread });
    const connection = new PostConnection(socket, `POST ${pathname} HTTP/1.1\r\n${headers}\r\n`);
    await once(socket, 'connect');
    return connection;
  }

  /** Resolves when the answer has arrived whole, with whether it was a 2xx. */
  send(body: string): Promise<boolean> {
    this.socket.write(`${this.head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    return new Promise((resolve) => {
      this.answered = resolve;
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private read(text: string): void {
    if (this.missing > 0) this.missing -= text.length;
    else {
      this.received += text;
      const end = this.received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(this.received)?.[1]);
      this.missing = end + 4 + length - this.received.length;
    }
    if (this.missing > 0) return;
    const ok = this.received.startsWith('HTTP/1.1 2');
    this.received = '';
    this.answered(ok);
  }
}
