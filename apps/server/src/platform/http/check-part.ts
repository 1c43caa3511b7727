import { nothing } from '@samtale/contract';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { findUnstorableText } from './unstorable-text.ts';

/** The key of what is wrong with a value whose schema names none of its own. */
const unlessNamed = { error: () => 'error.invalidValue' };

/** Parses one part of a request. A malformed id in the path cannot name anything, so it reads as not found. */
export function checked(schema: z.ZodType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  // Of the path and the query all that a call does not take is left out.
  if (schema === nothing && part !== 'body') return {};
  const result = schema.safeParse(value, unlessNamed);
  const unstorable = result.success ? findUnstorableText(result.data) : null;
  if (result.success && unstorable === null) return result.data;
  if (part === 'params') throw new AppError('notFound', 'error.notFound');
  if (unstorable !== null) {
    const fields = [{ path: unstorable, messageKey: 'error.unstorableText' }];
    throw new AppError('badRequest', 'error.badRequest', { fields });
  }
  throw new AppError('badRequest', 'error.badRequest', {
    fields: result.error?.issues.map((issue) => ({ path: issue.path.join('.'), messageKey: issue.message })),
  });
}
