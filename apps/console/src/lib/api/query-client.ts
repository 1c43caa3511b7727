import { ApiError } from '@samtale/contract';
import { QueryClient } from '@tanstack/react-query';

/** What the server refused stays refused; only what never arrived, or failed there, is tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return passing && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 10_000 } },
});
