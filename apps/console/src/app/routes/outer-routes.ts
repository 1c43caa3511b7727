import { id, mailboxPath } from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { loginSearch } from '../../features/auth/by-token/login-search.ts';
import { offeredToken, offerToken } from '../../features/auth/by-token/offered-token.ts';
import { twoFactorSearch } from '../../features/auth/two-factor/two-factor-search.ts';
import { takeWantedUrl } from '../../features/auth/wanted-url.ts';
import { defaultLanding } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { keepAgent } from '../../lib/session/selected-agent.ts';
import { hasSession } from '../../lib/session/session.ts';
import { guest, loadSession, requirePlan } from '../guard.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { NotFound } from '../NotFound.tsx';
import { openTo } from '../open-to.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

export const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFound });

export const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: z.object({ agent: id.optional().catch(undefined) }),
  beforeLoad: ({ search: { agent } }) => {
    if (agent) keepAgent(agent);
    throw redirect({ to: '/login', replace: true });
  },
});

/** Who is signed in is led to where they work. */
function onlyGuests(): void {
  if (hasSession()) throw redirect({ href: takeWantedUrl() ?? defaultLanding, replace: true });
}

export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: ({ search: { logout, token } }) => {
    if (logout) throw redirect({ to: hasSession() ? '/logout' : '/login', replace: true });
    if (token) {
      // It leaves the address before anything is shown, and the history with it.
      offerToken(token);
      throw redirect({ to: '/login', replace: true });
    }
    if (offeredToken() === null) onlyGuests();
  },
  component: lazyScreen(() => import('../../features/auth/LoginScreen.tsx'), 'LoginScreen'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotpassword',
  beforeLoad: onlyGuests,
  component: lazyScreen(
    () => withTexts(() => import('../../features/auth/ForgotPasswordScreen.tsx')),
    'ForgotPasswordScreen',
  ),
});

const choosePasswordScreen = lazyScreen(
  () => withTexts(() => import('../../features/auth/ChoosePasswordScreen.tsx')),
  'ChoosePasswordScreen',
);

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetPassword/$passwordToken',
  component: choosePasswordScreen,
});

const choosePassword = createRoute({
  getParentRoute: () => root,
  path: '/choosePassword/$passwordToken',
  component: choosePasswordScreen,
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirmEmail/$passwordToken',
  component: lazyScreen(
    () => withTexts(() => import('../../features/auth/ConfirmEmailScreen.tsx')),
    'ConfirmEmailScreen',
  ),
});

const twoFactor = createRoute({
  getParentRoute: () => root,
  path: '/twoFactor',
  validateSearch: twoFactorSearch,
  beforeLoad: ({ search }) => {
    onlyGuests();
    if (!search.token || !search.email) throw redirect({ to: '/', replace: true });
  },
  component: lazyScreen(
    () => withTexts(() => import('../../features/auth/two-factor/TwoFactorScreen.tsx')),
    'TwoFactorScreen',
  ),
});

const callback = createRoute({
  getParentRoute: () => root,
  path: '/callback',
  component: lazyScreen(
    () => withTexts(() => import('../../features/auth/work-account/CallbackScreen.tsx')),
    'CallbackScreen',
  ),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  beforeLoad: onlyGuests,
  validateSearch: z.object({ type: z.literal([0, 1]).optional().catch(undefined) }),
  component: lazyScreen(
    () => withTexts(() => import('../../features/sign-up/SignUpScreen.tsx')),
    'SignUpScreen',
  ),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyScreen(
    () => withTexts(() => import('../../features/sign-up/TermsScreen.tsx')),
    'TermsScreen',
  ),
});

const newAgent = createRoute({
  getParentRoute: () => root,
  path: '/newAgent/$passwordToken',
  component: lazyScreen(
    () => withTexts(() => import('../../features/sign-up/NewAgentScreen.tsx')),
    'NewAgentScreen',
  ),
});

const mailbox = createRoute({
  getParentRoute: () => root,
  path: mailboxPath,
  component: lazyScreen(
    () => withTexts(() => import('../../features/mailbox/MailboxScreen.tsx')),
    'MailboxScreen',
  ),
});

/** Screens for guests that one comes to now and then; their texts are not among the first. */
export const guestRoutes = [
  forgotPassword,
  resetPassword,
  choosePassword,
  confirmEmail,
  twoFactor,
  callback,
  signUp,
  terms,
  newAgent,
  mailbox,
] as const;

export const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyScreen(() => import('../../features/auth/LogoutScreen.tsx'), 'LogoutScreen'),
});

/** Everything below needs a signed-in user and stands in the shell. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ context, location, matches }) => {
    const asGuest = openTo(matches) === 'all' && !hasSession();
    const session = asGuest ? guest : await loadSession(context.queryClient, location.href);
    requirePlan(session, location.pathname);
    return { session };
  },
  component: lazyScreen(() => import('../shell/Shell.tsx'), 'Shell'),
});

/** Addresses that lead nowhere; users keep the menu around it. */
export const nowhere = createRoute({
  getParentRoute: () => shell,
  path: '/$',
  staticData: { openTo: 'all' },
  component: NotFound,
});
