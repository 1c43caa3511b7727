/** SQLSTATEs of a database that shuts down or cannot take connections now (PostgreSQL, appendix A: classes 08 and 57P). */
const states = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006']);
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
