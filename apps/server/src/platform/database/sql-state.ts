/** What PostgreSQL calls a failure (SQLSTATE) and says of it, however many errors it is wrapped in; null for others. */
export function sqlStateOf(error: unknown): { code: string; message: string } | null {
  if (!(error instanceof Error)) return null;
  if ('severity' in error && 'code' in error && typeof error.code === 'string')
    return { code: error.code, message: error.message };
  return sqlStateOf(error.cause);
}
