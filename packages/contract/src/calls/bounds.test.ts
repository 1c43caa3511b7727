import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { costOf, defaultPoints, visitorPointsOfMessage } from './bounds.ts';
import type { Endpoint } from './endpoint.ts';

/** As many messages as a visitor may send in a minute where the operator sets nothing. */
const visitorMessages = 60;
const pointsOf = ({ access }: Endpoint) =>
  access.kind === 'visitor' ? visitorPointsOfMessage * visitorMessages : defaultPoints.user;

const all = Object.values(endpoints).flatMap((group) => Object.entries<Endpoint>(group));

test.for(all)('%s: the largest call that is taken can be made, twice a minute', ([, endpoint]) => {
  expect(2 * costOf(endpoint, endpoint.bodyLimit)).toBeLessThanOrEqual(pointsOf(endpoint));
});
