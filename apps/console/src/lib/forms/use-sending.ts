import type { Endpoint } from '@samtale/contract';
import { useEndpointChange } from '../api/api.ts';

const toldByWhoSends = () => {};

/**
 * Sends a change for whoever waits for the reply and tells of a failure itself. Of `later` what stands is what was
 * saved. Throws `ApiError`.
 */
export function useSending<E extends Endpoint>(endpoint: E, later?: Endpoint) {
  return useEndpointChange(endpoint, { later, onError: toldByWhoSends }).mutateAsync;
}
