/** SQLSTATE `disk_full`, and `insufficient_resources` around it (PostgreSQL, appendix A, class 53). */
const states = new Set(['53100', '53000']);
/** What the operating system calls a disk, or a quota, without room. */
const systemErrors = new Set(['ENOSPC', 'EDQUOT']);
/** The embedded database passes on what the system said, as an error of another kind. */
const words = /No space left on device/i;

/** Whether something failed because there is no room left on a disk. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (states.has(error.code) || systemErrors.has(error.code)) return true;
  }
  return words.test(error.message) || isStorageFull(error.cause);
}
