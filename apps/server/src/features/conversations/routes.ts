import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getUserData } from '../profile/index.ts';
import type { ConversationService } from './conversation-service.ts';

const chat = endpoints.conversations;

export function conversationRoutes(app: App, service: ConversationService): Route[] {
  const personOf = async (userId: string) => {
    const user = await getUserData(app, userId);
    return { userId, name: user.displayName, isOnline: user.chatStatus === 1 };
  };

  return [
    route(chat.getChatList, ({ caller, query }) => service.list(caller.agentId, query)),
    route(chat.getUserChatList, ({ caller, params, query }) =>
      service.list(caller.agentId, { ...query, userId: params.userId }),
    ),
    route(chat.getChatCounts, ({ caller }) => service.count(caller.agentId, caller.userId)),
    route(chat.getChat, ({ caller, params, query }) =>
      service.read(caller.agentId, params.chatToken, query.after),
    ),
    route(chat.takeOverChat, async ({ caller, params, body }) => {
      if (body.user.id !== caller.userId) throw new AppError('badRequest', 'error.badRequest');
      const { isOnline, ...person } = await personOf(caller.userId);
      if (!isOnline) throw new AppError('conflict', 'chat.takeOver.userOffline');
      return service.takeOver(caller.agentId, params.chatToken, person, body.takeFrom);
    }),
    route(chat.leaveChat, async ({ caller, params }) => {
      const { userId, name } = await personOf(caller.userId);
      return service.leave(caller.agentId, params.chatToken, { userId, name });
    }),
    route(chat.sendChatMessage, async ({ caller, params, body }) => {
      const { userId, name } = await personOf(caller.userId);
      const by = { userId, name };
      const seq = await service.reply(caller.agentId, params.chatToken, by, body.clientId, body.text);
      return { ...done, seq };
    }),
  ];
}
