import { actionKinds, workOutcomeSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { id, nothing, timestamp } from '../calls/primitives.ts';
import { staffByToken } from '../calls/roles.ts';

/** The longest list of addresses that is looked up at once. */
export const ipDetailMax = 20;

const byToken = {
  access: staffByToken,
  params: z.object({ chatToken: id }),
} as const;

/** Something the bot has done in a conversation beside answering. */
export const chatAction = z.object({
  /** Of the event in the log. */
  seq: z.int(),
  at: timestamp,
  kind: z.enum(actionKinds),
  /** What it was about, in a few words: a subject, an address, a form's name; may be empty. */
  about: z.string(),
  /**
   * `unavailable`: nobody was there to hand over to. `underWay` until something has come of it. `empty`: a form
   * registration in which nothing was collected, so that it was sent nowhere.
   */
  outcome: z.enum(['done', 'failed', 'underWay', 'unavailable', 'simulated', 'empty']),
  failure: workOutcomeSchema.shape.failure,
  /** What came of it, in a few words; may be empty. */
  detail: z.string(),
});
export type ChatAction = z.infer<typeof chatAction>;

export const getChatActions = endpoint({
  method: 'GET',
  path: '/chat/actionList/chatTokenId/:chatToken',
  summary: 'What the bot has done in a conversation beside answering, oldest first, and how it ended',
  ...byToken,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(chatAction) }),
  provides: ['chat'],
});

export const getChatCalls = endpoint({
  method: 'GET',
  path: '/chat/callList/chatTokenId/:chatToken',
  summary: 'The phone calls of a conversation; none on other channels',
  ...byToken,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(
      z.object({
        startedAt: timestamp,
        /** Null while it goes on. */
        endedAt: timestamp.nullable(),
        /** To whom it was put through; empty when it was not. */
        forwardedTo: z.string(),
      }),
    ),
  }),
  provides: [],
});

export const ipDetail = z.object({
  ip: z.string(),
  /** An address of a closed network, of which nothing more can be known. */
  isPrivate: z.boolean(),
  /** ISO 3166-1, two letters; null when it is not known. */
  country: z.string().nullable(),
  /** By reverse DNS; null without one. */
  hostName: z.string().nullable(),
});
export type IpDetail = z.infer<typeof ipDetail>;

export const getIpDetails = endpoint({
  method: 'GET',
  path: '/chat/ipDetail/:ips',
  summary: 'Where addresses, with commas between, belong',
  access: { kind: 'signedIn' },
  params: z.object({
    ips: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(ipDetailMax)),
  }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(ipDetail) }),
  provides: [],
});
