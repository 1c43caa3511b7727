import { AppError } from '../../../platform/app-error.ts';

/** The message keys of what a step is refused for; without one the refusal keeps its own. */
export interface RefusalKeys {
  /** The dialog does not allow it. */
  refused?: string;
  /** The conversation has ended; `refused` without it. */
  ended?: string;
  /** There is no such conversation. */
  unknown?: string;
}

/** A refused step as its caller words it; what it has no key for stays as it is. */
export function refusalBy(error: AppError, { refused, ended = refused, unknown }: RefusalKeys): AppError {
  const { code, messageKey, details } = error;
  const conflict = messageKey === 'chat.refused.ended' ? ended : refused;
  const key = code === 'notFound' ? unknown : code === 'conflict' ? conflict : undefined;
  return key ? new AppError(code, key, details) : error;
}
