import { endpoints } from '@samtale/contract';
import { asc } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  acceptInvitation,
  type ConversationService,
  type VisitorTokens,
  visitorDeliveryText,
} from '../conversations/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { findWidget, languageFor } from './find-widget.ts';
import { getWidgetConfig } from './get-widget-config.ts';
import { widgets } from './tables.ts';

export const widgetRoutes = (
  app: App,
  service: ConversationService,
  releases: ReleaseCache,
  tokens: VisitorTokens,
): Route[] => [
  route(endpoints.widgets.getWidgetConfig, ({ params, query }) =>
    getWidgetConfig(app, releases, params.clientKey, query.language),
  ),
  route(endpoints.widgets.startConversation, async ({ params, body, client }) => {
    const { widget, agent, languages } = await findWidget(app, params.clientKey);
    const language = languageFor(languages, body.language);
    const from = agent.gdprInterval === 0 ? null : { ...client, page: body.page ?? '' };
    const chatToken = await service.start(agent.id, widget.id, language.languageCodeShort, from);
    return { chatToken, token: tokens.sign(chatToken, agent.id) };
  }),
  route(endpoints.widgets.acceptInvitation, async ({ body }) => {
    const { agentId, conversationId } = await acceptInvitation(app, body.code);
    return { chatToken: conversationId, token: tokens.sign(conversationId, agentId) };
  }),
  route(endpoints.widgets.sendVisitorMessage, async ({ caller, body, client }) => {
    service.addresses.note(caller.agentId, caller.conversationId, { ...client, page: '' });
    return visitorDeliveryText(await service.receive(caller.agentId, caller.conversationId, body));
  }),
  route(endpoints.widgets.getVisitorEvents, ({ caller, query }) =>
    service.reads.readAsVisitor(caller.agentId, caller.conversationId, query.after),
  ),
  route(endpoints.widgets.getClientListBasic, async ({ caller }) => {
    const rows = await app.database.agent(caller.agentId).select(widgets, { orderBy: asc(widgets.name) });
    return { list: rows.map(({ id, name, clientKey }) => ({ id, name, clientKey })) };
  }),
];
