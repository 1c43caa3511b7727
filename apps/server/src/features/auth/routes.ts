import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getUserData } from '../profile/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import { logIn } from './log-in.ts';
import { closeSession, renewSession } from './sessions.ts';

export const authRoutes = (app: App, tokens: AccessTokens): Route[] => [
  route(endpoints.auth.login, ({ body }) => logIn(app, tokens, body)),
  route(endpoints.auth.refresh, ({ body }) => renewSession(app, tokens, body.refreshToken)),
  route(endpoints.auth.logout, async ({ caller }) => {
    await closeSession(app, caller.userId, caller.sessionId);
    return done;
  }),
  route(endpoints.auth.getUserByAccessToken, ({ caller }) => getUserData(app, caller.userId)),
];
