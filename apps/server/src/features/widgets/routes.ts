import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  acceptInvitation,
  type ConversationService,
  deviceOf,
  type VisitorTokens,
  visitorDeliveryOf,
} from '../conversations/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { checkSite } from './check-site.ts';
import { findWidget, languageFor, spokenLanguages } from './find-widget.ts';
import { getWidgetConfig } from './get-widget-config.ts';
import { listClients } from './list-clients.ts';
import { keepLogo, readLogo } from './logo.ts';
import { previewClient } from './preview-client.ts';
import { deleteClient, saveClient } from './save-client.ts';
import { questionSuggester } from './suggest-questions.ts';
import { widgets } from './tables.ts';

export const widgetRoutes = (
  app: App,
  service: ConversationService,
  releases: ReleaseCache,
  tokens: VisitorTokens,
  suggest = questionSuggester(app, releases),
): Route[] => [
  route(endpoints.widgets.getWidgetConfig, ({ params, query }) =>
    getWidgetConfig(app, releases, params.clientKey, query.language),
  ),
  route(endpoints.widgets.suggestQuestions, async ({ params, query, client }) => ({
    list: await suggest({ ...params, ...query, client }),
  })),
  route(endpoints.widgets.startConversation, async ({ params, body, client }) => {
    service.pace.begin(client.ip);
    const { widget, agent, chatConfig } = await findWidget(app, params.clientKey);
    const release = await releases.load(app.database, agent.id, agent.releaseNumber);
    const spoken = spokenLanguages(chatConfig, (languageId) => release.get(languageId)?.compiled);
    const language = languageFor(spoken, body.language);
    const from = agent.gdprInterval === 0 ? null : { ...client, page: body.page ?? '' };
    const chatToken = await service.start(
      agent.id,
      widget.id,
      language.languageCodeShort,
      from,
      deviceOf(client.userAgent),
    );
    return { chatToken, token: tokens.sign(chatToken, agent.id) };
  }),
  route(endpoints.widgets.acceptInvitation, async ({ body }) => {
    const { agentId, conversationId } = await acceptInvitation(app, body.code);
    return { chatToken: conversationId, token: tokens.sign(conversationId, agentId) };
  }),
  route(endpoints.widgets.sendVisitorMessage, async ({ caller, body, client }) => {
    service.addresses.note(caller.agentId, caller.conversationId, { ...client, page: '' });
    return visitorDeliveryOf(await service.receive(caller.agentId, caller.conversationId, body));
  }),
  route(endpoints.widgets.getVisitorEvents, ({ caller, query }) =>
    service.reads.readAsVisitor(caller.agentId, caller.conversationId, query),
  ),
  route(endpoints.widgets.getClientList, ({ params }) => listClients(app, params.agentId)),
  route(endpoints.widgets.saveClient, ({ params, body }) =>
    saveClient(app, params.agentId, body.selectedChatClient),
  ),
  route(endpoints.widgets.deleteClient, async ({ params }) => {
    await deleteClient(app, params.agentId, params.clientId);
    return done;
  }),
  route(endpoints.widgets.previewClient, ({ params, query, body }) =>
    previewClient(app, releases, params.agentId, body.selectedChatClient, query.language),
  ),
  route(endpoints.widgets.checkSite, ({ params, body }) =>
    checkSite(app, params.agentId, params.clientId, body.url),
  ),
  route(endpoints.widgets.uploadLogo, async ({ params, rawBody }) => ({
    url: await keepLogo(app, params.agentId, rawBody),
  })),
  route(endpoints.widgets.getLogo, ({ params }) => readLogo(app, params.logoId)),
  route(endpoints.widgets.getClientListBasic, async ({ caller }) => {
    const rows = await app.database
      .agent(caller.agentId)
      .select(widgets, { orderBy: danishOrder(widgets.name) });
    return { list: rows.map(({ id, name, clientKey }) => ({ id, name, clientKey })) };
  }),
];
