import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { TriedAnswers } from './generating-bot.ts';
import { simulateTurn } from './simulate-turn.ts';
import type { BotStore } from './simulated-bot.ts';

export const simulatorRoutes = (app: App, bots: BotStore, answers: TriedAnswers): Route[] => [
  route(endpoints.simulator.simulateTurn, ({ params, body, caller }) =>
    simulateTurn(app, bots, answers, { ...params, ...body, userId: caller.userId }),
  ),
];
