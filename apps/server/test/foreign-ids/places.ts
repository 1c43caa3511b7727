import type { Endpoint } from '@samtale/contract';
import { declared } from '../every-endpoint.ts';
import { openToAll } from './expected.ts';
import { idPlaces } from './id-places.ts';
import { kindNamedAt } from './kinds.ts';

/** User admins look after the agents of all customers. */
const isForUserAdmins = ({ access }: Endpoint) => 'userAdmin' in access && access.userAdmin;
/** Which agent is meant the guard reads there: `access.test.ts` calls as somebody else. */
const isOwnAgent = ({ access }: Endpoint, name: string) =>
  access.kind === 'agent' && /agentId/i.test(access.agentFrom) && name === `params.${access.agentFrom}`;

export const called = declared.filter(
  ({ title, endpoint }) => !isForUserAdmins(endpoint) && !(title in openToAll),
);
/** Where those endpoints are told of what has an id, by the endpoint's title and the place in what is sent. */
export const places = called.flatMap(({ title, endpoint }) =>
  idPlaces(endpoint)
    .filter(({ name }) => !isOwnAgent(endpoint, name))
    .map(({ name }) => [`${title} ${name}`, { title, endpoint, name }] as const)
    .filter(([place]) => kindNamedAt(place) !== null),
);
