import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addStarterFlows } from '../starter-bots/index.ts';
import { copyFlows } from './copy-flows.ts';
import { exportAgent } from './export-agent.ts';
import { exportPhrases } from './export-phrases.ts';
import { importAgent, previewAgentImport } from './import-agent.ts';

const exchange = endpoints.exchange;

export const exchangeRoutes = (app: App): Route[] => [
  route(exchange.exportAgent, ({ params, query }) => exportAgent(app, params.agentId, query.languageId)),
  route(exchange.exportPhrases, async ({ params }) => ({
    content: await exportPhrases(app, params.agentId, params.languageId),
  })),
  route(exchange.copyFlows, async ({ params, body }) => ({
    idList: await copyFlows(app, { ...params, ...body }),
  })),
  route(exchange.addStarterFlows, async ({ params }) => ({ idList: await addStarterFlows(app, params) })),
  route(exchange.previewAgentImport, ({ params, query, rawBody }) =>
    previewAgentImport(app, params.agentId, rawBody, query),
  ),
  route(exchange.importAgent, ({ params, query, rawBody, caller }) =>
    importAgent(app, {
      agentId: params.agentId,
      userId: caller.userId,
      bytes: rawBody,
      existing: query.existing,
      publish: query.publish === 'true',
      foreignAs: query.foreignAs,
      importId: query.importId,
    }),
  ),
];
