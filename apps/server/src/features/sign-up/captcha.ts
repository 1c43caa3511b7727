import { endpoints, type ReplyOf, signUpKeys } from '@samtale/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';

const { getCaptcha } = endpoints.auth;
/** How long a challenge may lie, in minutes: as long as somebody fills a form in. */
const minutes = 20;
/** Each is good for one sign-up. */
const once: AttemptLimit = { name: 'captcha', most: 1, seconds: minutes * 60 };
/** PBKDF2 rounds of a try. With 800 tries that is some seconds of a phone, which nobody in front of a form notices. */
const cost = 5000;

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      data: z.object({ until: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

const secretsOf = (key: Buffer) => ({
  hmacSignatureSecret: key.toString('hex'),
  hmacKeySignatureSecret: `key.${key.toString('hex')}`,
});

/**
 * Work for a browser (ALTCHA's proof of work, version 2), between half of `mostTries` and all of them; signed so that
 * nobody sets themselves an easier one.
 */
export async function createCaptcha(
  app: App,
  key: Buffer,
  mostTries: number,
): Promise<ReplyOf<typeof getCaptcha>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostTries, Math.ceil(mostTries / 2)),
    deriveKey,
    // Of its own `expiresAt` the library judges by the machine's clock.
    data: { until: app.now().getTime() + minutes * 60_000 },
    ...secretsOf(key),
  });
  return getCaptcha.reply.parse(challenge);
}

/** Throws `badRequest` unless this is the work that was set, done, for the first time. */
export async function takeCaptcha(app: App, key: Buffer, text: string): Promise<void> {
  const parsed = payload.safeParse(readJson(Buffer.from(text, 'base64').toString()));
  if (!parsed.success) throw refused();
  const { challenge, solution } = parsed.data;
  if (challenge.parameters.data.until <= app.now().getTime()) throw refused();
  const { invalidSignature, invalidSolution } = await verifySolution({
    challenge,
    solution: { time: 0, ...solution },
    deriveKey,
    ...secretsOf(key),
  });
  if (invalidSignature !== false || invalidSolution !== false) throw refused();
  if (!(await app.limits.take([{ limit: once, subject: challenge.signature }]))) throw refused();
}

const refused = () => new AppError('badRequest', signUpKeys.captcha);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
