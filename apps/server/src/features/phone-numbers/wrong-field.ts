import type { ErrorCode } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';

/** A refusal for what stands in one field of a form. */
export const wrongField = (path: string, messageKey: string, code: ErrorCode = 'badRequest'): AppError =>
  new AppError(code, messageKey, { fields: [{ path, messageKey }] });
