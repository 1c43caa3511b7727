import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { keepFile } from './keep-file.ts';
import { readFile } from './read-file.ts';

const { files } = endpoints;

export const fileRoutes = (app: App): Route[] => [
  route(files.uploadFile, ({ params, query, rawBody }) =>
    keepFile(app, { agentId: params.agentId, name: query.name, bytes: rawBody }),
  ),
  route(files.getFile, ({ params }) => readFile(app, params.fileId)),
];
