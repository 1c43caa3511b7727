import { endpoints } from '@samtale/contract';
import { endpointQuery } from './api.ts';

/** Who is signed in, read once. */
export const userQuery = {
  ...endpointQuery(endpoints.auth.getUserByAccessToken),
  staleTime: Number.POSITIVE_INFINITY,
};
