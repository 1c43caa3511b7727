import { createRoute, redirect } from '@tanstack/react-router';
import { chatSearch } from '../../features/conversations/list/chat-search.ts';
import { customerSearch } from '../../features/customers/customer-search.ts';
import { helpSearch } from '../../features/help/help-search.ts';
import { generationSearch, statisticsSearch } from '../../features/statistics/statistics-search.ts';
import { teamSearch } from '../../features/team/team-search.ts';
import { screenAccess, screenOptions } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { requireOption, requireRoles } from '../guard.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { shell } from './outer-routes.ts';

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/profile',
  staticData: { openTo: 'users' },
  component: lazyScreen(
    () => withTexts(() => import('../../features/profile/ProfileScreen.tsx')),
    'ProfileScreen',
  ),
});

const team = createRoute({
  getParentRoute: () => shell,
  path: '/team',
  validateSearch: teamSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.team),
  component: lazyScreen(() => withTexts(() => import('../../features/team/TeamScreen.tsx')), 'TeamScreen'),
});

const customerList = createRoute({
  getParentRoute: () => shell,
  path: '/customers',
  validateSearch: customerSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.customers),
  component: lazyScreen(
    () => withTexts(() => import('../../features/customers/CustomersScreen.tsx')),
    'CustomersScreen',
  ),
});

const importCustomers = createRoute({
  getParentRoute: () => shell,
  path: '/customers/import',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.customers),
  component: lazyScreen(
    () => withTexts(() => import('../../features/customers/import/CustomerImportScreen.tsx')),
    'CustomerImportScreen',
  ),
});

const customerScreen = lazyScreen(
  () => withTexts(() => import('../../features/customers/CustomerScreen.tsx')),
  'CustomerScreen',
);

const newCustomer = createRoute({
  getParentRoute: () => shell,
  path: '/customers/new',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.customers),
  component: customerScreen,
});

const customer = createRoute({
  getParentRoute: () => shell,
  path: '/customers/$customerId',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.customers),
  component: customerScreen,
});

const chatScreen = lazyScreen(
  () => withTexts(() => import('../../features/conversations/ChatScreen.tsx')),
  'ChatScreen',
);

const chats = createRoute({
  getParentRoute: () => shell,
  path: '/chat',
  validateSearch: chatSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.chat),
  component: chatScreen,
});

/** Below /chat, so that the list stays as it is when another chat is opened. */
const chat = createRoute({ getParentRoute: () => chats, path: '/chatToken/$chatToken' });

/** The list, narrowed to the conversations in which a flow has answered. */
const chatsOfFlow = createRoute({
  getParentRoute: () => chats,
  path: '/$intentId',
  beforeLoad: ({ params, search }) => {
    if (!chatSearch.parse({ flow: params.intentId }).flow)
      throw redirect({ to: '/chat', search, replace: true });
  },
});

const statistics = createRoute({
  getParentRoute: () => shell,
  path: '/statistics',
  validateSearch: statisticsSearch,
  beforeLoad: ({ context }) =>
    requireOption(context.session, screenAccess.statistics, screenOptions.statistics),
  component: lazyScreen(
    () => withTexts(() => import('../../features/statistics/StatisticsScreen.tsx')),
    'StatisticsScreen',
  ),
});

const generationStatistics = createRoute({
  getParentRoute: () => shell,
  path: '/statisticsUpdated',
  validateSearch: generationSearch,
  beforeLoad: ({ context }) =>
    requireOption(context.session, screenAccess.generationStatistics, screenOptions.generationStatistics),
  component: lazyScreen(
    () => withTexts(() => import('../../features/statistics/generation/GenerationStatisticsScreen.tsx')),
    'GenerationStatisticsScreen',
  ),
});

/** Guests see it too, without the menu around it. */
const help = createRoute({
  getParentRoute: () => shell,
  path: '/faq',
  staticData: { openTo: 'all' },
  validateSearch: helpSearch,
  component: lazyScreen(() => withTexts(() => import('../../features/help/HelpScreen.tsx')), 'HelpScreen'),
});

/** The screens on which people are met: visitors, customers, and the user themselves; and what is counted of them. */
export const peopleRoutes = [
  team,
  profile,
  help,
  customerList,
  importCustomers,
  newCustomer,
  customer,
  chats.addChildren([chat, chatsOfFlow]),
  statistics,
  generationStatistics,
] as const;
