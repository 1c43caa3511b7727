import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a reading after which the screen is taken to stand. */
const quietFor = 1500;

/**
 * Fetches what the console has not needed yet, once the first screen stands and the browser has nothing else to do, so
 * that from then on the network is needed for data only. Says whether the screen stands: what it can do without until
 * then is shown from then on.
 */
export function usePartsAhead(): boolean {
  const queries = useQueryClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (queries.isFetching() > 0) wait();
        else {
          setStands(true);
          // What cannot be fetched ahead is fetched when it is needed.
          import('./fetch-parts-ahead.ts').then(
            ({ fetchPartsAhead }) => fetchPartsAhead(),
            () => undefined,
          );
        }
      }, quietFor);
    };
    wait();
    return () => clearTimeout(timer);
  }, [queries]);
  return stands;
}
