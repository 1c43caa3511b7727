import { done, endpoints } from '@samtale/contract';
import type { App } from '../../../app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { DeviceMarks } from '../device-marks.ts';
import { sendAnotherCode } from './challenge.ts';
import { logInWithCode } from './log-in-with-code.ts';
import {
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './set-up.ts';

const { auth } = endpoints;

export const twoFactorRoutes = (app: App, tokens: AccessTokens, marks: DeviceMarks): Route[] => [
  route(auth.loginWithTwoFactor, ({ body, client }) => logInWithCode(app, tokens, marks, body, client)),
  route(auth.sendTwoFactorCode, async ({ body }) => {
    await sendAnotherCode(app, body);
    return done;
  }),
  route(auth.getTwoFactor, ({ caller }) => readTwoFactor(app, caller.userId)),
  route(auth.startTwoFactor, ({ caller, body }) => startTwoFactor(app, caller, body)),
  route(auth.confirmTwoFactor, ({ caller, body }) => confirmTwoFactor(app, caller.userId, body.code)),
  route(auth.stopTwoFactor, async ({ caller, body }) => {
    await stopTwoFactor(app, caller, body.currentPassword);
    return done;
  }),
  route(auth.renewRecoveryCodes, ({ caller, body }) => renewRecoveryCodes(app, caller, body.currentPassword)),
];
