import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ReleaseCache } from '../training/index.ts';
import { DraftBots } from './draft-bots.ts';
import { simulateTurn } from './simulate-turn.ts';

export function simulatorRoutes(app: App, releases: ReleaseCache): Route[] {
  const bots = { drafts: new DraftBots(app), releases };
  return [
    route(endpoints.simulator.simulateTurn, ({ params, body }) =>
      simulateTurn(app, bots, { ...params, ...body }),
    ),
  ];
}
