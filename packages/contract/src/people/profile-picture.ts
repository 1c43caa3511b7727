import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, nothing } from '../calls/primitives.ts';

/** What a picture of a user may weigh, and its longer side in pixels. */
export const pictureBytesMax = 2_000_000;
export const pictureSideMax = 4096;
/** Pixels to which a browser makes it smaller before it is sent: twice what is shown where it is largest. */
export const pictureSide = 512;

export const pictureKeys = {
  kind: 'profile.picture.error.kind',
  tooLarge: 'profile.picture.error.tooLarge',
} as const;

/** Where a picture is to be had by whoever knows its id. */
export const pictureAddress = (pictureId: string): string => `/api/profile/picture/${pictureId}`;
/** The id in such an address; null in any other. */
export const pictureIdOf = (address: string): string | null =>
  /^\/api\/profile\/picture\/([0-9a-f-]{36})$/i.exec(address)?.[1] ?? null;

export const setPicture = endpoint({
  method: 'POST',
  path: '/profile/picture',
  summary: "Makes a picture the signed-in user's: PNG, JPEG or WebP",
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  rawBody: true,
  // More than is taken, so that one that is a little too large is refused in words of its own.
  bodyLimit: 4 * pictureBytesMax,
  reply: z.object({ profileImageUrl: z.string() }),
  errors: Object.values(pictureKeys),
  invalidates: ['user', 'members'],
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/profile/picture',
  summary: "Removes the signed-in user's picture",
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['user', 'members'],
});

export const getPicture = endpoint({
  method: 'GET',
  path: '/profile/picture/:pictureId',
  summary: 'The picture of a user, to whoever knows its address',
  access: { kind: 'public' },
  params: z.object({ pictureId: id }),
  query: nothing,
  body: nothing,
  reply: nothing,
  fileReply: 'image/*',
});
