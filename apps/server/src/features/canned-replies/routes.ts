import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteCannedReply, listCannedReplies, noteUse, saveCannedReply } from './canned-replies.ts';
import { searchAnswers } from './search-answers.ts';

const { cannedReplies } = endpoints;

export const cannedReplyRoutes = (app: App): Route[] => [
  route(cannedReplies.getCannedReplies, async ({ caller }) => ({
    list: await listCannedReplies(app, caller.agentId),
  })),
  route(cannedReplies.saveCannedReply, ({ caller, body }) => saveCannedReply(app, caller.agentId, body)),
  route(cannedReplies.deleteCannedReply, async ({ caller, params }) => {
    await deleteCannedReply(app, caller.agentId, params.cannedReplyId);
    return done;
  }),
  route(cannedReplies.noteCannedReplyUse, async ({ caller, params }) => {
    await noteUse(app, caller.agentId, params.cannedReplyId);
    return done;
  }),
  route(cannedReplies.searchPredefinedAnswers, async ({ caller, params, query }) => ({
    list: await searchAnswers(app, caller.agentId, params.languageId, query.text),
  })),
];
