import type { ErrorCode, ErrorReply } from '@samtale/contract';

/** What a thread is given. */
export interface ThreadRequest {
  module: string;
  input: unknown;
}

/** What it tells: once the module is there and the work begins, and once what came of it. */
export type ThreadReply =
  | { type: 'begun' }
  | { type: 'done'; output: unknown }
  | { type: 'refused'; code: ErrorCode; messageKey: string; details: ErrorReply['details'] }
  | { type: 'failed'; error: unknown };
