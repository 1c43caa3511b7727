export const outboundFailures = [
  'badAddress',
  'forbiddenAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
] as const;
export type OutboundFailure = (typeof outboundFailures)[number];

export class OutboundError extends Error {
  /** Not one of those after which a request is tried again. */
  readonly code = 'ERR_OUTBOUND';
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, detail = '') {
    super(detail || failure);
    this.failure = failure;
  }
}

/** What went wrong while a request was made, or its reply read. */
export function outboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && error.cause instanceof OutboundError) return error.cause;
  if (code.includes('TIMEOUT')) return new OutboundError('timedOut');
  if (code === 'UND_ERR_INVALID_ARG') return new OutboundError('badAddress');
  return new OutboundError('unreachable', code || String(error));
}
