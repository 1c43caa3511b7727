import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import type { Config } from '../../platform/config.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type AccessTokens, type DeviceMarks, openSession } from '../auth/index.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { createCaptcha } from './captcha.ts';
import { createAccount } from './create-account.ts';
import { readSignUp } from './read-sign-up.ts';

const { auth } = endpoints;

export const signUpRoutes = (
  app: App,
  tokens: AccessTokens,
  marks: DeviceMarks,
  captchaKey: Buffer,
  { mainSite, signUpTries }: Pick<Config, 'mainSite' | 'signUpTries'>,
): Route[] => [
  route(auth.getCaptcha, () => createCaptcha(app, captchaKey, signUpTries)),
  route(auth.getMainSite, async () => ({ url: mainSite })),
  route(auth.signUp, async ({ body, client }) => {
    await beginSignUp(app, captchaKey, body, client.ip);
    return done;
  }),
  route(auth.checkSignUp, async ({ body }) => {
    const { email, companyName, botType, language } = await readSignUp(
      app,
      app.database,
      body.passwordResetToken,
    );
    return { email, companyName, botType, language, passwordMin: app.passwordMin };
  }),
  route(auth.resetPasswordAndCreateAccount, async ({ body, client }) => {
    const userId = await createAccount(app, body);
    const pair = await openSession(app, tokens, app.database, { userId, client });
    return { ...pair, device: marks.create(userId) };
  }),
];
