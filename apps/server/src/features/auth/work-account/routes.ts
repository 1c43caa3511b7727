import { endpoints } from '@samtale/contract';
import type { App } from '../../../app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { DeviceMarks } from '../device-marks.ts';
import { logInWithWorkAccount } from './log-in-with-work-account.ts';
import type { WorkAccounts } from './work-accounts.ts';

const { auth } = endpoints;

export const workAccountRoutes = (
  app: App,
  accounts: WorkAccounts,
  tokens: AccessTokens,
  marks: DeviceMarks,
): Route[] => [
  route(auth.getWorkAccounts, async () => ({
    list: accounts.settings.map(({ provider, name }) => ({ provider, name })),
  })),
  route(auth.startWorkAccount, ({ body }) => accounts.begin(body.provider)),
  route(auth.loginWithAzureAd, ({ body, client }) =>
    logInWithWorkAccount(app, accounts, tokens, marks, body, client),
  ),
  route(auth.loginWithAuth0, ({ body, client }) =>
    logInWithWorkAccount(app, accounts, tokens, marks, body, client),
  ),
];
