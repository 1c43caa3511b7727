/** The same work, never done twice at a time: who asks for it meanwhile gets what comes of the one under way. */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** Milliseconds after which another tab's work is waited for no longer. */
const longestTurn = 5000;

/**
 * Work that only one of the browser's tabs does at a time. Where the browser does not offer that, as on plain http, or the
 * other tab does not come to an end, it is done at once.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(longestTurn) }, work);
  } catch {
    return work();
  }
}
