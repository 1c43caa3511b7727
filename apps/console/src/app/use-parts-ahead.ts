import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds without a reading after which the screen is taken to stand. */
const quietFor = 1500;

/**
 * Fetches what the console has not needed yet, once the first screen stands and the browser has nothing else to do, so
 * that from then on the network is needed for data only.
 */
export function usePartsAhead(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (queries.isFetching() > 0) wait();
        // What cannot be fetched ahead is fetched when it is needed.
        else
          import('./fetch-parts-ahead.ts').then(
            ({ fetchPartsAhead }) => fetchPartsAhead(),
            () => undefined,
          );
      }, quietFor);
    };
    wait();
    return () => clearTimeout(timer);
  }, [queries]);
}
