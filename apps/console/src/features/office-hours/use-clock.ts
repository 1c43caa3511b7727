import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present, as it is at the beginning of each minute. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
