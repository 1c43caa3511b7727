import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ConversationService } from '../conversations/index.ts';
import { listAgentPhones } from '../phone-numbers/index.ts';
import { getPerson } from '../profile/index.ts';
import { beginConversation } from './begin-conversation.ts';
import { deleteCustomer } from './delete-customer.ts';
import { exportCustomers } from './export-customers.ts';
import { importCustomers, previewCustomers } from './import-customers.ts';
import { mergeCustomers } from './merge-customers.ts';
import { listCustomers, readCustomer } from './read-customers.ts';
import { refuseHidden } from './refuse-hidden.ts';
import { saveCustomer } from './save-customer.ts';
import { setSolved } from './set-solved.ts';

const { customers } = endpoints;

/** None of them is open for an agent whose customers are hidden. */
export const customerRoutes = (app: App, conversations: ConversationService): Route[] =>
  openRoutes(app, conversations).map(({ endpoint, handle }) => ({
    endpoint,
    handle: async (request) => {
      if (request.caller.kind === 'agentUser') await refuseHidden(app.database, request.caller.agentId);
      return handle(request);
    },
  }));

const openRoutes = (app: App, conversations: ConversationService): Route[] => [
  route(customers.getCustomers, ({ params, body }) =>
    listCustomers(app.database, params.agentId, { ...params, ...body }),
  ),
  route(customers.getCustomer, async ({ params: { agentId, customerId } }) => ({
    customer: await readCustomer(app.database, agentId, customerId),
    conversationList: await conversations.reads.ofCustomer(agentId, customerId),
  })),
  route(customers.getLinkablePhones, async ({ params }) => ({
    list: await listAgentPhones(app.database, params.agentId),
  })),
  route(customers.saveCustomer, ({ params, body }) =>
    saveCustomer(app, { agentId: params.agentId, input: body.customer, phoneId: body.phoneId }),
  ),
  route(customers.setCustomerSolved, ({ params }) =>
    setSolved(app, params.agentId, params.customerId, params.solved),
  ),
  route(customers.deleteCustomer, async ({ params, caller }) => {
    await deleteCustomer(app, conversations, { ...params, by: await getPerson(app, caller.userId) });
    return done;
  }),
  route(customers.mergeCustomers, ({ params, caller }) =>
    mergeCustomers(app, conversations, { ...params, userId: caller.userId }),
  ),
  route(endpoints.conversations.linkChatCustomer, async ({ params, body, caller }) => {
    const { agentId, chatToken } = params;
    if (body.customerId) await readCustomer(app.database, agentId, body.customerId);
    const by = await getPerson(app, caller.userId);
    return conversations.linkCustomer(agentId, chatToken, by, body.customerId);
  }),
  route(customers.createToken, ({ params }) => beginConversation(app, conversations, params)),
  route(customers.previewCustomerImport, ({ params, query, rawBody }) =>
    previewCustomers(app, params.agentId, rawBody, query),
  ),
  route(customers.importCustomers, ({ params, query, rawBody }) =>
    importCustomers(app, params.agentId, rawBody, query),
  ),
  route(customers.exportCustomers, async ({ params, query }) => ({
    content: await exportCustomers(app, params.agentId, query.language),
  })),
];
