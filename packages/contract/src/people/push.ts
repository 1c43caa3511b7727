import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, languageCode, nothing, timestamp } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';

/** Of a user's devices the newest so many are kept. */
export const pushDevicesMax = 20;

const deviceName = z.string().trim().min(1).max(100);

/** What a browser gives for being reached (Push API): where, and the keys that what is sent is encrypted with. */
export const pushRegistration = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  /** The browser's public key, a point of P-256, in base64url (RFC 8291 section 3.1). */
  key: z.string().regex(/^B[\w-]{86}=?$/),
  /** 16 random bytes in base64url (RFC 8291 section 3.2). */
  authSecret: z.string().regex(/^[\w-]{22}(==)?$/),
  browser: z.string().max(100),
  deviceName,
  /** What is sent there is told in this language. */
  language: languageCode.default('da'),
});
export type PushRegistration = z.infer<typeof pushRegistration>;

/** One device that is told of chats while the console is closed. Its keys are never given out again. */
export const pushSubscription = pushRegistration.omit({ key: true, authSecret: true }).extend({
  id,
  createdAt: timestamp,
  /** When something reached it last. */
  lastUsedAt: timestamp.nullable(),
});
export type PushDevice = z.infer<typeof pushSubscription>;

export const pushKinds = [
  'newChatRequest',
  'newChatMessage',
  'chatHandedOver',
  'answerFailed',
  'test',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** What a device is sent, encrypted for it alone. Nothing in it that the chat list does not show. */
export interface PushPayload {
  kind: PushKind;
  language: z.infer<typeof languageCode>;
  agentId: string | null;
  /** The conversation it is about; a later notice of the same one takes its place. */
  chatToken: string | null;
  /** What the visitor said last; empty where it was somebody else who did. */
  text: string;
}

const listReply = z.object({ pushSubscriptionList: z.array(pushSubscription) });

export const registerPushSubscription = endpoint({
  method: 'POST',
  path: '/PushSubscription/register/agent/:agentId',
  summary: 'Has a device told of chats; a device that another user had registered is theirs no longer',
  access: staff,
  audit: 'passing',
  params: agentParams,
  query: nothing,
  body: pushRegistration,
  reply: z.object({ data: pushSubscription }),
  errors: ['push.badEndpoint'],
  invalidates: ['pushDevices'],
});

export const getPushSubscriptions = endpoint({
  method: 'GET',
  path: '/PushSubscription/me',
  summary: "The signed-in user's devices that are told of chats",
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: listReply,
  provides: ['pushDevices'],
});

export const savePushSubscriptions = endpoint({
  method: 'PATCH',
  path: '/PushSubscription/me',
  summary:
    "Keeps those of the user's devices that are in the list, under the names in it, and removes the others",
  access: { kind: 'signedIn', whenEnded: true },
  audit: 'passing',
  params: nothing,
  query: nothing,
  body: z.object({ pushSubscriptionList: z.array(z.object({ id, deviceName })).max(pushDevicesMax) }),
  reply: listReply,
  invalidates: ['pushDevices'],
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/PushSubscription/publicKey',
  summary: "The server's public key, by which a browser knows who may reach it (VAPID, RFC 8292)",
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ publicKey: z.string() }),
  provides: [],
});

export const sendTestPush = endpoint({
  method: 'POST',
  path: '/PushSubscription/me/:id/test',
  summary: "Sends one of the user's devices a notification to try it",
  access: { kind: 'signedIn' },
  audit: 'passing',
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  cost: 20,
  reply: acknowledged,
  errors: ['push.deviceGone', 'push.notDelivered'],
  invalidates: ['pushDevices'],
});
