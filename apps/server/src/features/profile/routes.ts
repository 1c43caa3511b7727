import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getUserData } from './get-user-data.ts';
import { readPicture, removePicture, setPicture } from './picture.ts';
import { saveSettings } from './save-settings.ts';
import { setChatStatus } from './set-chat-status.ts';

export const profileRoutes = (app: App): Route[] => [
  route(endpoints.auth.getUserByAccessToken, ({ caller }) => getUserData(app, caller.userId)),
  route(endpoints.profile.setChatStatus, async ({ params, body, caller }) => {
    if (params.id !== caller.userId) throw notFound();
    await setChatStatus(app, caller.userId, body.chatStatus);
    return done;
  }),
  route(endpoints.profile.saveSettings, ({ body, caller }) => saveSettings(app, caller.userId, body)),
  route(endpoints.profile.setPicture, async ({ caller, rawBody }) => ({
    profileImageUrl: await setPicture(app, caller.userId, rawBody),
  })),
  route(endpoints.profile.removePicture, async ({ caller }) => {
    await removePicture(app, caller.userId);
    return done;
  }),
  route(endpoints.profile.getPicture, ({ params }) => readPicture(app, params.pictureId)),
];
