import { randomUUID } from 'node:crypto';
import { pictureAddress, pictureBytesMax, pictureIdOf, pictureKeys, pictureSideMax } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { users } from '../auth/tables.ts';
import { checkPicture, isAnimatedWebp, type PictureLimits, withoutMetadata } from '../files/index.ts';

const limits: PictureLimits = { side: pictureSideMax, bytes: pictureBytesMax, keys: pictureKeys };

/** Beside the files of conversations, which have nothing but the id. */
const keyOf = (pictureId: string) => `${pictureId}-picture`;

/**
 * Makes bytes the picture of a user, in place of the one they had, without what a camera wrote about them: everybody
 * sees it. Its address. Throws `badRequest`.
 */
export async function setPicture(app: App, userId: string, bytes: Buffer): Promise<string> {
  await checkPicture(bytes, limits);
  if (isAnimatedWebp(bytes)) throw new AppError('badRequest', pictureKeys.kind);
  // Opens the picture to whoever knows it, so it is all chance.
  const pictureId = randomUUID();
  await app.outbound.files.put(keyOf(pictureId), withoutMetadata(bytes));
  const address = pictureAddress(pictureId);
  await replace(app, userId, address);
  return address;
}

export const removePicture = (app: App, userId: string): Promise<void> => replace(app, userId, null);

/** A picture, whoever asks: its id is the key to it. Throws `notFound`. */
export async function readPicture(app: App, pictureId: string): Promise<FileReply> {
  const stored = await app.outbound.files.get(keyOf(pictureId));
  if (!stored) throw notFound();
  return new FileReply(stored, await checkPicture(Buffer.from(stored), limits));
}

/** Removes the bytes that were at an address, once nobody has it. What fails leaves bytes that nobody knows of. */
export async function removePictureAt(app: App, address: string | null): Promise<void> {
  const pictureId = address && pictureIdOf(address);
  if (!pictureId) return;
  await app.outbound.files
    .remove(keyOf(pictureId))
    .catch((err: unknown) => app.log.warn({ err }, 'a picture that nobody has was not removed'));
}

async function replace(app: App, userId: string, profileImageUrl: string | null): Promise<void> {
  const earlier = await app.database.transaction(async ({ shared }) => {
    const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
    await shared.update(users, { profileImageUrl }, eq(users.id, userId));
    return user?.profileImageUrl ?? null;
  });
  await removePictureAt(app, earlier);
}
