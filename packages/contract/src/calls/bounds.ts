import type { Endpoint } from './endpoint.ts';

/**
 * What is asked of the server is counted in points: one stands for some 0.2 ms of its work at the most that a call may
 * ask for. Every endpoint and every hub event has a cost in points (`costOf`, `hub-events.ts`), and whoever asks has so
 * many points a minute, as a person, a network and a company (`askerPoints`).
 */
export interface AskerPoints {
  /** A visitor's conversation, and each of its sockets. */
  visitor: number;
  /** One of the staff over all their windows, and each of their sockets. */
  user: number;
  /** Everybody who comes from one address, or one IPv6 network of 64 bits. */
  network: number;
  /** The staff and the visitors of all agents of a company, over all nodes. */
  company: number;
}

/** Points a minute where the operator sets no others; so many may also be spent at once. */
export const defaultPoints = { user: 6000, network: 60_000, company: 240_000 } as const;

/** A visitor who says all that they may in a minute has as much again for reading and writing. */
export const visitorPointsOfMessage = 20;

/** A network may have a socket open for every so many points that it has a minute. */
export const pointsOfSocket = 30;

/** Windows of one person that may be connected to the hub at a time. */
export const socketsOfPerson = 20;

/**
 * Bytes that wait for a socket which does not read: above the first nothing is done for it, above the second it is
 * closed, and above the third, taken together, those of one network are closed.
 */
export const unreadBytes = { pause: 256 * 1024, close: 1024 * 1024, network: 64 * 1024 * 1024 } as const;

/** Seconds after which a socket is closed that has had more than `unreadBytes.pause` waiting all the time. */
export const unreadSeconds = 15;

/** Largest message a socket may send, in bytes; a larger one closes it. */
export const hubMessageBytes = 64 * 1024;

/** Bytes of a conversation's log that one reply holds; the rest is asked for with the reply's cursor. */
export const logPageBytes = 128 * 1024;

/** HTTP calls of one asker that are worked on at a time, and that may wait; more are refused. */
export const callsAtOnce = {
  visitor: { most: 4, waiting: 32 },
  user: { most: 12, waiting: 128 },
  network: { most: 64, waiting: 512 },
} as const;

/**
 * Calls that cost so many points or more, as exports and imports do: of one person so many are worked on at a time, and may
 * wait. More would only take longer, each and altogether.
 */
export const costlyCallsAtOnce = { from: 200, most: 1, waiting: 32 } as const;

/**
 * Calls with a body of more than a megabyte that one asker may have read or worked on at a time. The bodies of those that
 * wait are not read, so that nobody fills the memory with them; more are refused.
 */
export const largeBodiesAtOnce = { most: 3, waiting: 32 } as const;

/** Cost of a call that only reads, and of one that writes, where its endpoint declares none of its own. */
const usualCost = { reads: 2, writes: 5 } as const;
/**
 * Each megabyte that a call brings costs as much besides: JSON is read and checked, a file is kept as it is. A file that is
 * worked on says so (`megabyteCost`).
 */
const usualMegabyteCost = { json: 100, file: 10 } as const;

/** What a call of an endpoint costs, in points, with a body of so many bytes. */
export function costOf(
  { cost, megabyteCost, method, rawBody }: Pick<Endpoint, 'cost' | 'megabyteCost' | 'method' | 'rawBody'>,
  bytes = 0,
): number {
  const perMegabyte = megabyteCost ?? usualMegabyteCost[rawBody ? 'file' : 'json'];
  return (
    (cost ?? usualCost[method === 'GET' ? 'reads' : 'writes']) + Math.floor((perMegabyte * bytes) / 2 ** 20)
  );
}
