import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { setChatStatus } from './set-chat-status.ts';

export const profileRoutes = (app: App): Route[] => [
  route(endpoints.profile.setChatStatus, async ({ params, body, caller }) => {
    if (params.id !== caller.userId) throw notFound();
    await setChatStatus(app, caller.userId, body.chatStatus);
    return done;
  }),
];
