import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { searchColleagues } from './colleagues.ts';

export const teamRoutes = (app: App): Route[] => [
  route(endpoints.team.searchOnTeamContact, async ({ params }) => ({
    list: await searchColleagues(app, params.agentId, params.name),
  })),
];
