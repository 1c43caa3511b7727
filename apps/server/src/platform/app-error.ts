import type { ErrorCode, ErrorReply } from '@samtale/contract';

/** A refusal the caller is meant to see: one of the contract's codes and a message key. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly details: ErrorReply['details'];
  constructor(code: ErrorCode, messageKey: string, details: ErrorReply['details'] = {}) {
    super(messageKey);
    this.name = 'AppError';
    this.code = code;
    this.messageKey = messageKey;
    this.details = details;
  }
}

export const notFound = () => new AppError('notFound', 'error.notFound');
