import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AccessTokens } from './access-tokens.ts';
import { confirmEmail, updateEmail } from './change-email.ts';
import type { DeviceMarks } from './device-marks.ts';
import { closeOtherSessions, readDevices } from './devices.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { checkPasswordToken, resetPassword } from './reset-password.ts';
import { closeSession, renewSession } from './sessions.ts';
import { updatePassword } from './update-password.ts';
import { updateProfile } from './update-profile.ts';
import type { WorkAccounts } from './work-account/work-accounts.ts';

const { auth } = endpoints;

export const authRoutes = (
  app: App,
  accounts: WorkAccounts,
  tokens: AccessTokens,
  marks: DeviceMarks,
  refreshKey: Buffer,
): Route[] => [
  route(auth.login, ({ body, client }) => logIn(app, tokens, marks, body, client)),
  route(auth.refresh, ({ body, client }) => renewSession(app, tokens, refreshKey, body.refreshToken, client)),
  route(auth.logout, async ({ caller }) => ({ ...done, address: await logOut(app, accounts, caller) })),
  route(auth.forgotPassword, async ({ body, client }) => {
    await forgotPassword(app, body, client.ip);
    return done;
  }),
  route(auth.checkPasswordToken, ({ body }) => checkPasswordToken(app, body.passwordResetToken)),
  route(auth.resetPassword, async ({ body, client }) => {
    const { passwordResetToken, newPassword } = body;
    return { ...done, device: await resetPassword(app, marks, passwordResetToken, newPassword, client) };
  }),
  route(auth.updateProfile, async ({ caller, body }) => {
    await updateProfile(app, caller.userId, body);
    return done;
  }),
  route(auth.updatePassword, async ({ caller, body }) => {
    await updatePassword(app, caller, body);
    return done;
  }),
  route(auth.updateEmail, async ({ caller, body }) => {
    await updateEmail(app, caller, body);
    return done;
  }),
  route(auth.confirmEmail, ({ body, client }) => confirmEmail(app, body.token, client)),
  route(auth.getDevices, async ({ caller }) => ({ list: await readDevices(app, caller) })),
  route(auth.signOutDevice, async ({ caller, params }) => {
    await closeSession(app, caller.userId, params.id);
    return done;
  }),
  route(auth.signOutOtherDevices, async ({ caller }) => {
    await closeOtherSessions(app, caller);
    return done;
  }),
];
