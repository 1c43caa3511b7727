import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ReleaseCache } from '../training/index.ts';
import { readGeneration } from './read-generation.ts';
import type { SourceLibrary } from './source-library.ts';

export const generationRoutes = (app: App, releases: ReleaseCache, library: SourceLibrary): Route[] => [
  route(endpoints.generation.getGeneration, ({ params }) =>
    readGeneration(app, releases, library, params.agentId),
  ),
];
