import { endpoints, type TrialResult } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ReleaseCache } from '../training/index.ts';
import { Trials } from './trials.ts';
import { tryPhrases } from './try-phrases.ts';

export function trainingTrialRoutes(app: App, releases: ReleaseCache): Route[] {
  const trials = new Trials<TrialResult>();
  return [
    route(endpoints.training.tryPhrases, ({ params, body, caller }) =>
      tryPhrases(app, releases, trials, { ...params, ...body, userId: caller.userId }),
    ),
  ];
}
