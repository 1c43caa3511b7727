import { randomUUID } from 'node:crypto';
import { logoAddress, logoBytesMax, logoKeys, logoSideMax } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { checkPicture, type PictureLimits } from '../files/index.ts';

const limits: PictureLimits = { side: logoSideMax, bytes: logoBytesMax, keys: logoKeys };

/** A picture stays for good, whether a widget shows it or not. */
const byAgent: AttemptLimit = { name: 'logo.agent', most: 60, seconds: 3600 };

/** Beside the files of conversations, which have nothing but the id. */
const keyOf = (logoId: string) => `${logoId}-logo`;

/** Keeps a picture that widgets may show. Its address, which stays good: copies of a widget share it. Throws `badRequest` and `tooManyRequests`. */
export async function keepLogo(app: App, agentId: string, bytes: Buffer): Promise<string> {
  await checkPicture(bytes, limits);
  if (!(await app.limits.take([{ limit: byAgent, subject: agentId }])))
    throw new AppError('tooManyRequests', logoKeys.tooMany);
  const logoId = randomUUID();
  await app.outbound.files.put(keyOf(logoId), bytes);
  return logoAddress(logoId);
}

/** A picture, whoever asks: visitors see it. Throws `notFound`. */
export async function readLogo(app: App, logoId: string): Promise<FileReply> {
  const stored = await app.outbound.files.get(keyOf(logoId));
  if (!stored) throw notFound();
  return new FileReply(stored, await checkPicture(Buffer.from(stored), limits));
}
