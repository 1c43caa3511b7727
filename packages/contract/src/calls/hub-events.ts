import { z } from 'zod';
import { delivery, logCursor } from '../conversations/conversations.ts';
import { visitorMessage } from '../widgets/widgets.ts';
import { logPageBytes } from './bounds.ts';
import type { Acknowledgement } from './hub.ts';
import { id } from './primitives.ts';

/**
 * A message that clients send over the hub. It cannot be declared without its bounds; the server serves each by its
 * declaration and no other.
 */
export interface HubEvent<
  Payload extends z.ZodType = z.ZodType,
  Reply extends z.ZodType | null = z.ZodType | null,
> {
  payload: Payload;
  /** What it is answered with; null for one that is not answered. */
  reply: Reply;
  /** It only reads: nothing is done for who has gone meanwhile. */
  reads?: true;
  /** Points (`bounds.ts`): of the socket, the person, the network and the company. */
  cost: number;
  /** So many of one socket may wait for their turn; they are worked on one after another. */
  inFlight: number;
  /** The most that the reply holds, in bytes; 0 without one. */
  replyBytes: number;
}

const hubEvent = <Payload extends z.ZodType, Reply extends z.ZodType | null>(
  declaration: HubEvent<Payload, Reply>,
): HubEvent<Payload, Reply> => declaration;

const noPayload = z.undefined();
const afterNumber = z.int().min(0);
/** Nothing is answered, so what is one too many is passed over. */
const signal = { reply: null, replyBytes: 0, inFlight: 4 } as const;
/** A page of a log, with what stands around its events. */
const logPage = { reply: delivery, replyBytes: 2 * logPageBytes } as const;

/** What a visitor's window sends. */
export const widgetEvents = {
  /** Says something; answered when it, and all it led to, is stored. */
  say: hubEvent({ ...logPage, payload: visitorMessage, cost: 10, inFlight: 8 }),
  /** Asks for what the log has after a number; `cursor` goes on from the page before. */
  catchUp: hubEvent({
    ...logPage,
    reads: true,
    payload: z.object({ after: afterNumber, cursor: logCursor.optional() }),
    cost: 5,
    inFlight: 4,
  }),
  /** To be sent again every few seconds for as long as the visitor writes. */
  typing: hubEvent({ ...signal, payload: noPayload, cost: 1 }),
  /** Nothing of it is left, and nothing was sent. */
  stoppedTyping: hubEvent({ ...signal, payload: noPayload, cost: 1 }),
  /** The last event the visitor has had on the screen. */
  seen: hubEvent({ ...signal, payload: z.object({ seq: afterNumber }), cost: 2 }),
} as const;

const namedChat = z.object({ chatToken: id });

/** What a window of the staff sends. */
export const staffEvents = {
  /** Follows a conversation; answered with what its log has after a number, page by page. */
  watch: hubEvent({
    ...logPage,
    reads: true,
    payload: namedChat.extend({ after: afterNumber, cursor: logCursor.optional() }),
    cost: 5,
    inFlight: 64,
  }),
  unwatch: hubEvent({ ...signal, inFlight: 64, payload: namedChat, cost: 2 }),
  /** To be sent again every few seconds for as long as somebody writes. */
  typing: hubEvent({ ...signal, payload: namedChat, cost: 1 }),
  /** Nothing of it is left, and nothing was sent. */
  stoppedTyping: hubEvent({ ...signal, payload: namedChat, cost: 1 }),
  changeChatStatus: hubEvent({ ...signal, payload: z.literal([0, 1]), cost: 5 }),
} as const;

export type HubEvents = Record<string, HubEvent>;

/** An answered event as both ends call it. */
type Asked<Payload, Reply> = (request: Payload, reply: (answer: Acknowledgement<Reply>) => void) => void;
type Sent<Payload> = undefined extends Payload ? () => void : (request: Payload) => void;

/** The events as Socket.IO types them. */
export type ClientEvents<Events extends HubEvents> = {
  [Name in keyof Events]: Events[Name]['reply'] extends z.ZodType
    ? Asked<z.input<Events[Name]['payload']>, z.output<Events[Name]['reply']>>
    : Sent<z.input<Events[Name]['payload']>>;
};

export type WidgetToServer = ClientEvents<typeof widgetEvents>;
export type StaffToServer = ClientEvents<typeof staffEvents>;
/** What a client knows of a conversation that it asks to follow. */
export type WatchRequest = z.input<typeof staffEvents.watch.payload>;
