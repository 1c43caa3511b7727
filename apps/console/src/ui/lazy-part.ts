import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds between two tries. */
const retryAfter = 2000;

/**
 * A part of a screen that is fetched when it is first shown, and asked for again while the network is gone: what cannot
 * be shown yet must not take down what is.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
      }
    }
  });
}
