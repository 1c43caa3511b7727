import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a value counts. */
const restFor = 300;

/** A value once it has not changed for a while. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restFor);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
