import { createRoute } from '@tanstack/react-router';
import { agentSearch } from '../../features/agents/agent-search.ts';
import { auditSearch } from '../../features/audit-log/audit-search.ts';
import { phoneSearch } from '../../features/phone-numbers/phone-search.ts';
import { hasEnded } from '../../features/subscriptions/has-ended.ts';
import { soldSearch } from '../../features/subscriptions/sold-search.ts';
import { screenAccess } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { requireRoles, requireUserAdmin } from '../guard.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { shell } from './outer-routes.ts';

const agentList = createRoute({
  getParentRoute: () => shell,
  path: '/agent',
  validateSearch: agentSearch,
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.agents),
  component: lazyScreen(
    () => withTexts(() => import('../../features/agents/AgentsScreen.tsx')),
    'AgentsScreen',
  ),
});

const agentProfile = createRoute({
  getParentRoute: () => shell,
  path: '/agentProfile/$id',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.agentProfile),
  component: lazyScreen(
    () => withTexts(() => import('../../features/agents/AgentProfileScreen.tsx')),
    'AgentProfileScreen',
  ),
});

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: '/auditLog',
  validateSearch: auditSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.auditLog),
  component: lazyScreen(
    () => withTexts(() => import('../../features/audit-log/AuditLogScreen.tsx')),
    'AuditLogScreen',
  ),
});

const phoneNumberList = createRoute({
  getParentRoute: () => shell,
  path: '/phonenumbers',
  validateSearch: phoneSearch,
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.phoneNumbers),
  component: lazyScreen(
    () => withTexts(() => import('../../features/phone-numbers/PhoneNumbersScreen.tsx')),
    'PhoneNumbersScreen',
  ),
});

const phoneNumberScreen = lazyScreen(
  () => withTexts(() => import('../../features/phone-numbers/PhoneNumberScreen.tsx')),
  'PhoneNumberScreen',
);

const newPhoneNumber = createRoute({
  getParentRoute: () => shell,
  path: '/phonenumber',
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.phoneNumbers),
  component: phoneNumberScreen,
});

const phoneNumber = createRoute({
  getParentRoute: () => shell,
  path: '/phonenumber/$phoneNumberId',
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.phoneNumbers),
  component: phoneNumberScreen,
});

/** Open to everybody once all plans have ended: it says so, and whom to ask. */
const subscription = createRoute({
  getParentRoute: () => shell,
  path: '/subscription',
  beforeLoad: ({ context: { session } }) => {
    if (session.user && hasEnded(session.user)) return;
    requireRoles(session, screenAccess.subscription);
  },
  component: lazyScreen(
    () => withTexts(() => import('../../features/subscriptions/SubscriptionScreen.tsx')),
    'SubscriptionScreen',
  ),
});

const subscriptionList = createRoute({
  getParentRoute: () => shell,
  path: '/subscriptions',
  validateSearch: soldSearch,
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.subscriptions),
  component: lazyScreen(
    () => withTexts(() => import('../../features/subscriptions/SubscriptionsScreen.tsx')),
    'SubscriptionsScreen',
  ),
});

/** `new`, or the all-zero id, is a new one. */
const subscriptionEdit = createRoute({
  getParentRoute: () => shell,
  path: '/subscriptionEdit/$id',
  beforeLoad: ({ context }) => requireUserAdmin(context.session, screenAccess.subscriptions),
  component: lazyScreen(
    () => withTexts(() => import('../../features/subscriptions/SubscriptionEditScreen.tsx')),
    'SubscriptionEditScreen',
  ),
});

/** The screens on which agents, their plans and the numbers they are called on are looked after. */
export const accountRoutes = [
  agentList,
  agentProfile,
  auditLog,
  phoneNumberList,
  newPhoneNumber,
  phoneNumber,
  subscription,
  subscriptionList,
  subscriptionEdit,
] as const;
