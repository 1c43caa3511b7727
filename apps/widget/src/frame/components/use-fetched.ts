import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

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
  // Before it is painted: what has been fetched once is there at once.
  useLayoutEffect(() => {
    load().then(
      (shown) => setShown({ shown }),
      () => setShown({ shown: 'unreachable' }),
    );
  }, [load]);
  return shown;
}
