import {
  type Acknowledgement,
  type Delivery,
  hubPath,
  type ServerToStaff,
  type ServerToWidget,
  type StaffToServer,
  staffNamespace,
  type WidgetToServer,
  widgetNamespace,
} from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, vi } from 'vitest';
import type { TestServer } from './start-test-server.ts';

export type StaffClient = Socket<ServerToStaff, StaffToServer>;
export type WidgetClient = Socket<ServerToWidget, WidgetToServer>;

/** A socket of the staff on an agent. Rejects with the server's reason when it is not let in. */
export const connectStaff = (
  server: Pick<TestServer, 'url'>,
  token: string,
  agentId: string,
): Promise<StaffClient> => connect(server, staffNamespace, { token, agentId });

/** A visitor's socket. Rejects with the server's reason when it is not let in. */
export const connectVisitor = (server: Pick<TestServer, 'url'>, token: string): Promise<WidgetClient> =>
  connect(server, widgetNamespace, { token });

function connect<Client extends Socket>(server: Pick<TestServer, 'url'>, namespace: string, auth: object) {
  const options = { path: hubPath, auth, transports: ['websocket'], reconnectionDelay: 10, forceNew: true };
  const socket = io(server.url + namespace, options);
  onTestFinished(() => void socket.disconnect());
  return new Promise<Client>((resolve, reject) => {
    socket.once('connect', () => resolve(socket as Client));
    socket.once('connect_error', reject);
  });
}

/** The value of an answered request; rejects with the message key of a refused one. */
export function answered<T>(answer: Acknowledgement<T>): T {
  if (!answer.ok) throw new Error(answer.messageKey);
  return answer.value;
}

/** One conversation as a client keeps it: what is delivered, in order, each event once. */
export class Transcript {
  readonly events: LoggedEvent[] = [];
  upTo = 0;
  /** A delivery began after what was had: something between was missed. */
  gaps = 0;

  receive(delivery: Delivery): void {
    if (delivery.after > this.upTo) {
      this.gaps++;
      return;
    }
    this.events.push(...delivery.events.filter((event) => event.seq > this.upTo));
    this.upTo = Math.max(this.upTo, delivery.upTo);
  }

  /** What was said, by anyone. */
  get words(): string[] {
    return this.events.flatMap(({ event }) =>
      event.type === 'endUserSaid' || event.type === 'staffSaid' ? [event.text] : [],
    );
  }

  /** Waits until the log has been received up to a number. */
  reaches(seq: number): Promise<void> {
    return vi.waitFor(() => expect(this.upTo).toBeGreaterThanOrEqual(seq), { timeout: 5000, interval: 5 });
  }
}

/** A cut has taken the request along; the next connection asks again. */
const askAgainLater = () => undefined;

/** Watches a conversation as the console does: asks for what is missing at each connection and at each gap. */
export async function watch(socket: StaffClient, chatToken: string): Promise<Transcript> {
  const transcript = new Transcript();
  const catchUp = async () => {
    const answer = await socket.emitWithAck('watch', { chatToken, after: transcript.upTo });
    transcript.receive(answered(answer));
  };
  socket.on('delivery', (run) => {
    if (run.chatToken !== chatToken) return;
    // A run can overtake the answer of the question that was on its way; then what is between is asked for.
    if (run.after > transcript.upTo) catchUp().catch(askAgainLater);
    transcript.receive(run);
  });
  socket.on('connect', () => catchUp().catch(askAgainLater));
  await catchUp();
  return transcript;
}

/** Follows the visitor's own conversation as the widget does. */
export async function follow(socket: WidgetClient): Promise<Transcript> {
  const transcript = new Transcript();
  const catchUp = async () =>
    transcript.receive(answered(await socket.emitWithAck('catchUp', { after: transcript.upTo })));
  socket.on('delivery', (run) => {
    if (run.after > transcript.upTo) catchUp().catch(askAgainLater);
    transcript.receive(run);
  });
  socket.on('connect', () => catchUp().catch(askAgainLater));
  await catchUp();
  return transcript;
}
