/** Whether a statement failed because a key it stores is taken (SQLSTATE 23505); drizzle wraps what the driver throws. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isUniqueViolation(error.cause));
