import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { simulateTurn } from './simulate-turn.ts';
import type { BotStore } from './simulated-bot.ts';

export const simulatorRoutes = (app: App, bots: BotStore): Route[] => [
  route(endpoints.simulator.simulateTurn, ({ params, body }) =>
    simulateTurn(app, bots, { ...params, ...body }),
  ),
];
