import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, nothing, timestamp } from '../calls/primitives.ts';

/** One device on which the user is signed in. */
export const signedInDevice = z.object({
  id,
  /** What the browser said it was at the sign-in; empty without a word. */
  userAgent: z.string(),
  /** The network address it was last used from; empty where it is not known. */
  address: z.string(),
  createdAt: timestamp,
  /** At most some minutes ago when it is in use now. */
  lastUsedAt: timestamp,
  /** Whether this very call was made with it. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const getDevices = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The devices on which the user is signed in, the one in use first, then by last use',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(signedInDevice) }),
  provides: ['devices'],
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Signs the user out on one device',
  access: { kind: 'signedIn', whenEnded: true },
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['devices', 'pushDevices'],
});

export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Signs the user out on all devices but this one',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['devices', 'pushDevices'],
});
