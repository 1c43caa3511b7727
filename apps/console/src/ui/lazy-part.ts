import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPart } from './fetch-part.ts';

/**
 * A part of a screen that is fetched when it is first shown, and asked for again while the network is gone: what cannot
 * be shown yet must not take down what is.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchPart(load));
}
