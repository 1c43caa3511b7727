import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from './user-query.ts';

/**
 * Reads again who is signed in and what they may do, and has the guards lead them where they may be. Throws `ApiError`;
 * a session that has ended is ended here too.
 */
export async function followAccess(
  queries: QueryClient,
  router: { invalidate(): Promise<void> },
): Promise<void> {
  const known = queries.getQueryData(userQuery.queryKey);
  // What is the same as before is the same object.
  if ((await queries.fetchQuery({ ...userQuery, staleTime: 0 })) !== known) await router.invalidate();
}
