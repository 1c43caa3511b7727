import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that few conversations need, fetched when it is first shown. `null` until it is there, `unreachable`
 * when it does not come.
 */
export function useFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | 'unreachable' | null {
  // Kept in an object: what is set as a function would be called.
  const [{ shown }, setShown] = useState<{ shown: ComponentType<Props> | 'unreachable' | null }>({
    shown: null,
  });
  useEffect(() => {
    load().then(
      (shown) => setShown({ shown }),
      () => setShown({ shown: 'unreachable' }),
    );
  }, [load]);
  return shown;
}
