import type { Acknowledgement, Delivery, ErrorReply } from '@samtale/contract';
import type { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { errorReplyOf } from '../../platform/http/create-http-server.ts';
import { findUnstorableText } from '../../platform/http/unstorable-text.ts';

/** What came over a socket as the schema has it. Throws `badRequest`. */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success || findUnstorableText(result.data) !== null) {
    throw new AppError('badRequest', 'error.badRequest');
  }
  return result.data;
}

/** Replies to a request over the socket, whatever becomes of it. */
export function answerSocket(
  app: App,
  reply: (answer: Acknowledgement<Delivery>) => void,
  work: () => Promise<Delivery>,
): void {
  if (typeof reply !== 'function') return;
  const refuse = (error: unknown) => {
    const { code, messageKey }: ErrorReply = errorReplyOf(error, '');
    if (code === 'internal') app.log.error({ err: error }, 'hub request failed');
    reply({ ok: false, code, messageKey });
  };
  Promise.resolve()
    .then(work)
    .then((value) => reply({ ok: true, value }), refuse);
}
