/**
 * SQLSTATEs of a database that shuts down, cannot take connections now or has no room for more, or that gave a statement
 * up (PostgreSQL, appendix A: classes 08, 53 and 57).
 */
const states = new Set([
  ...['57P01', '57P02', '57P03', '57014'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...['53200', '53300'],
]);
/** What the operating system says when nobody listens, nobody has that name, or the connection broke. */
const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What node-postgres says in words alone. */
const words = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$/;

/** Whether something failed because the database could not be reached, and may work when it can be again. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (states.has(error.code) || systemErrors.has(error.code)) return true;
  }
  return words.test(error.message) || isDatabaseGone(error.cause);
}
