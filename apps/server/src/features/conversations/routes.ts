import { ChatStatus, done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { agentIdsOfUser } from '../agents/index.ts';
import { getPerson, getUserData } from '../profile/index.ts';
import type { ConversationService } from './conversation-service.ts';
import { sendChatMail } from './delivery/send-chat-mail.ts';
import type { ForgetElsewhere } from './erasure/anonymise-conversation.ts';
import { findHandOverTarget, listHandOverTargets } from './handover/find-hand-over-target.ts';
import { chatFlowTitle } from './inbox/chat-flow-title.ts';
import { getChatRules, setChatRules } from './inbox/chat-rules.ts';
import { ipDetails } from './inbox/ip-details.ts';
import { readChat, readChatList } from './inbox/read-chat.ts';
import { getReadMarks, markRead } from './inbox/read-marks.ts';
import { erasuresOfChat, listErasures } from './log/erasure-receipts.ts';

const chat = endpoints.conversations;

/** `forgetTests` deletes the conversation tests that were made from a conversation. */
export function conversationRoutes(
  app: App,
  service: ConversationService,
  forgetTests: ForgetElsewhere,
): Route[] {
  return [
    route(chat.getChatList, ({ caller, query }) =>
      readChatList(app, service, caller.agentId, { ...query, askedBy: caller.userId }),
    ),
    route(chat.getUserChatList, ({ caller, params, query }) =>
      readChatList(app, service, caller.agentId, {
        ...query,
        askedBy: caller.userId,
        userId: params.userId,
      }),
    ),
    route(chat.getChatCounts, ({ caller, query }) =>
      service.reads.count(caller.agentId, caller.userId, query),
    ),
    route(chat.getWaitingCount, ({ caller }) => service.reads.countWaiting(caller.agentId, caller.userId)),
    route(chat.getChatFlow, async ({ caller, params }) => ({
      title: await chatFlowTitle(app.database.agent(caller.agentId), params.intentId),
    })),
    route(chat.getChat, ({ caller, params, query }) =>
      readChat(app, service, caller.agentId, params.chatToken, query),
    ),
    route(chat.getChatActions, async ({ caller, params }) => ({
      list: await service.reads.actions(caller.agentId, params.chatToken),
    })),
    route(chat.getChatCalls, async ({ caller, params }) => ({
      list: await service.reads.calls(caller.agentId, params.chatToken),
    })),
    route(chat.getIpDetails, async ({ caller, params }) => {
      if (!(await agentIdsOfUser(app, caller.userId)).length)
        throw new AppError('forbidden', 'error.forbidden');
      return { list: await ipDetails(app.workers, caller.userId, params.ips) };
    }),
    route(chat.takeOverChat, async ({ caller, params, body }) => {
      if (body.user.id !== caller.userId) throw new AppError('badRequest', 'error.badRequest');
      const { chatStatus } = await getUserData(app, caller.userId);
      if (chatStatus !== ChatStatus.online) throw new AppError('conflict', 'chat.takeOver.userOffline');
      const by = await getPerson(app, caller.userId);
      return service.takeOver(caller.agentId, params.chatToken, by, body.takeFrom);
    }),
    route(chat.leaveChat, async ({ caller, params }) => {
      const by = await getPerson(app, caller.userId);
      return service.leave(caller.agentId, params.chatToken, by);
    }),
    route(chat.endChat, async ({ caller, params }) => {
      const by = await getPerson(app, caller.userId);
      return service.end(caller.agentId, params.chatToken, by);
    }),
    route(chat.handOverChat, async ({ caller, params, body }) => {
      const by = await getPerson(app, caller.userId);
      const to = await findHandOverTarget(app, caller.agentId, by.userId, body.to);
      return service.handOver(caller.agentId, params.chatToken, by, to);
    }),
    route(chat.getHandOverTargets, ({ caller }) => listHandOverTargets(app, caller.agentId, caller.userId)),
    route(chat.addChatNote, async ({ caller, params, body }) => {
      const by = await getPerson(app, caller.userId);
      const seq = await service.note(caller.agentId, params.chatToken, by, body);
      return { ...done, seq };
    }),
    route(chat.sendAnswerAgain, ({ caller, params }) => service.sendAgain(caller.agentId, params.chatToken)),
    route(chat.getReadMarks, async ({ caller }) => ({
      list: await getReadMarks(app, caller.agentId, caller.userId),
    })),
    route(chat.markChatRead, async ({ caller, params, body }) => {
      await service.reads.find(caller.agentId, params.chatToken);
      await markRead(app, caller.agentId, caller.userId, { chatToken: params.chatToken, seq: body.seq });
      return done;
    }),
    route(chat.sendChatMail, async ({ caller, params }) => {
      const { chatToken: conversationId, email: address } = params;
      await sendChatMail(app, service.reads, { agentId: caller.agentId, conversationId, address });
      return done;
    }),
    route(chat.anonymizeChatData, async ({ caller, params }) => {
      const by = await getPerson(app, caller.userId);
      return service.anonymise(caller.agentId, params.chatToken, by, forgetTests);
    }),
    route(chat.getErasures, ({ caller, query: { page, rowsPerPage } }) =>
      listErasures(app.database.agent(caller.agentId), page, rowsPerPage),
    ),
    route(chat.getChatErasures, async ({ caller, params }) => ({
      list: await erasuresOfChat(app.database.agent(caller.agentId), params.chatToken),
    })),
    route(chat.getChatRules, ({ caller }) => getChatRules(app, caller.agentId)),
    route(chat.setChatRules, ({ caller, body }) => setChatRules(app, caller.agentId, body)),
    route(chat.sendChatMessage, async ({ caller, params, body }) => {
      const by = await getPerson(app, caller.userId);
      const seq = await service.reply(caller.agentId, params.chatToken, by, body);
      return { ...done, seq };
    }),
  ];
}
