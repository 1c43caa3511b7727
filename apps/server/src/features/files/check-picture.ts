import { AppError } from '../../platform/app-error.ts';
import { checkFile } from './check-file.ts';

const kinds: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What a picture may be at most, and the message keys of what is refused. */
export interface PictureLimits {
  /** Its longer side, in pixels. */
  side: number;
  bytes: number;
  keys: { kind: string; tooLarge: string };
}

/** The content type of a PNG, JPEG or WebP, by its bytes. Throws `badRequest`. */
export async function checkPicture(
  bytes: Buffer,
  { side, bytes: most, keys }: PictureLimits,
): Promise<string> {
  const wrongKind = () => new AppError('badRequest', keys.kind);
  if (bytes.length > most) throw new AppError('badRequest', keys.tooLarge);
  const { contentType, width, height } = await checkFile('', bytes).catch((error: unknown) => {
    throw error instanceof AppError ? wrongKind() : error;
  });
  if (!kinds.includes(contentType) || !width || !height) throw wrongKind();
  if (Math.max(width, height) > side) throw new AppError('badRequest', keys.tooLarge);
  return contentType;
}

/** Whether a WebP moves (https://developers.google.com/speed/webp/docs/riff_container, "Extended File Format"). */
export const isAnimatedWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
