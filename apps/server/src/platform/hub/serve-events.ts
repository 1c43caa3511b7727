import { type Acknowledgement, busyKey, type HubEvent, type HubEvents } from '@samtale/contract';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { errorReplyOf } from '../http/create-http-server.ts';
import { findUnstorableText } from '../http/unstorable-text.ts';
import { type Asker, onBehalfOf } from '../limits/asker.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import type { Logger } from '../logger.ts';
import type { Connection } from './connection.ts';
import type { UnderWay } from './under-way.ts';

/** What is done for each event: those that are answered give the answer. */
export type Handlers<Events extends HubEvents> = {
  [Name in keyof Events]: (
    payload: z.output<Events[Name]['payload']>,
  ) => Events[Name]['reply'] extends z.ZodType
    ? Promise<z.input<Events[Name]['reply']>>
    : Promise<void> | void;
};

type Reply = (answer: Acknowledgement<unknown>) => void;

/** A socket of one of the two namespaces, as far as it is listened to. */
interface ListenedSocket {
  readonly connected: boolean;
  on(event: string, listener: (...values: unknown[]) => void): unknown;
}

interface ServedSocket {
  socket: ListenedSocket;
  connection: Connection;
  asker: Asker;
}

/** Something asked that has not been answered yet, and where the answer goes. */
interface Asked {
  replies: Reply[];
}

/**
 * Serves what a socket sends by the events' declarations: points are taken, one piece of work is done after another, the
 * same is not done twice at a time, and nothing is done for a client that does not read.
 */
export function serveEvents<Events extends HubEvents>(
  { limits, log, underWay }: { limits: AskerLimits; log: Logger; underWay: UnderWay },
  { socket, connection, asker }: ServedSocket,
  events: Events,
  handlers: Handlers<Events>,
): void {
  let last: Promise<void> = Promise.resolve();
  for (const [name, declared] of Object.entries<HubEvent>(events)) {
    // The types of a handler follow from its declaration, which is what its payload is checked against.
    const handle = handlers[name] as (payload: unknown) => unknown;
    const asked = new Map<string, Asked>();

    const work = async (payload: unknown): Promise<unknown> => {
      await connection.untilRead();
      if (!socket.connected && declared.reads) throw new AppError('unavailable', busyKey);
      return onBehalfOf(asker, () => handle(parsed(declared.payload, payload)));
    };

    socket.on(name, (...values) => {
      const reply = replyAmong(values);
      if (underWay.takesNoMore || (declared.reply && !reply)) return;
      const [payload] = values;
      const question = `${JSON.stringify(payload)}`;
      const same = asked.get(question);
      if (same) return joinAsked(same, declared, reply);
      const entry: Asked = { replies: reply ? [reply] : [] };
      const answer: Reply = (answered) => {
        for (const reply of entry.replies) reply(answered);
      };
      const refuse = (error: unknown) => {
        const { code, messageKey, details } = errorReplyOf(error, '');
        if (code === 'internal') log.error({ err: error, event: name }, 'hub request failed');
        if (code === 'unavailable') limits.giveBack(asker, declared.cost);
        const { retryAfter } = details;
        answer({ ok: false, code, messageKey, ...(retryAfter && { retryAfter }) });
      };
      try {
        if (asked.size >= declared.inFlight)
          throw new AppError('tooManyRequests', busyKey, { retryAfter: 1 });
        limits.take(asker, declared.cost);
      } catch (error) {
        return refuse(error);
      }
      asked.set(question, entry);
      last = last
        .then(() => work(payload))
        .then((value) => answer({ ok: true, value }), refuse)
        .then(() => void asked.delete(question));
      underWay.note(last);
    });
  }
}

/**
 * Who asks the same again before it was answered: what is read goes out once, to the newest place, and what is done is
 * done once and acknowledged to all.
 */
function joinAsked(asked: Asked, { reads, inFlight }: HubEvent, reply: Reply | undefined): void {
  if (!reply) return;
  if (reads) asked.replies = [reply];
  else if (asked.replies.length < inFlight) asked.replies.push(reply);
}

/** The function that Socket.IO hands over last where an answer is asked for; taken from the values. */
function replyAmong(values: unknown[]): Reply | undefined {
  const reply = values.at(-1);
  if (typeof reply !== 'function') return undefined;
  values.pop();
  return reply as Reply;
}

/** What came over a socket as the schema has it. Throws `badRequest`. */
function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success && findUnstorableText(result.data) === null) return result.data;
  throw new AppError('badRequest', 'error.badRequest');
}
