import { type AgentOption, type AgentSummary, includesOption, Role, type UserData } from '@samtale/contract';
import {
  BookMarked,
  Bot,
  ChartColumn,
  ChartSpline,
  CircleHelp,
  CreditCard,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Phone,
  Receipt,
  Settings,
  Sparkles,
  Tags,
  UserRound,
  Users,
  UsersRound,
  Workflow,
} from 'lucide-react';
import { hasAnyRole, screenAccess, screenOptions } from './access.ts';

interface NavigationEntry {
  /** Key of the label, below `menu.` in the shell's texts. */
  id:
    | 'jobs'
    | 'flows'
    | 'templates'
    | 'entities'
    | 'training'
    | 'chat'
    | 'customers'
    | 'statistics'
    | 'generationStatistics'
    | 'settings'
    | 'subscriptions'
    | 'agents'
    | 'phoneNumbers'
    | 'subscription'
    | 'team'
    | 'profile'
    | 'help'
    | 'logout';
  to:
    | '/jobs/list'
    | '/intent/list'
    | '/template/list'
    | '/entities/list'
    | '/training'
    | '/chat'
    | '/customers'
    | '/statistics'
    | '/statisticsUpdated'
    | '/settings'
    | '/subscriptions'
    | '/agent'
    | '/phonenumbers'
    | '/subscription'
    | '/team'
    | '/profile'
    | '/faq'
    | '/logout';
  icon: LucideIcon;
  /** Start of the addresses that belong to the entry beside `to`; those below `to` without it. */
  covers?: string;
  /** Any signed-in user without it. */
  roles?: readonly Role[];
  /** Only for those who look after all agents. */
  userAdmin?: true;
  /** What the agent has to include. */
  includes?: AgentOption | undefined;
  /** Any agent without it. */
  isFor?(agent: AgentSummary): boolean;
}

export type MenuId = NavigationEntry['id'];

/** The menu, in the order it is shown. */
const navigation: readonly NavigationEntry[] = [
  {
    id: 'jobs',
    to: '/jobs/list',
    covers: '/jobs',
    icon: BookMarked,
    // The screens are open to those who build bots as well; the menu names them to administrators.
    roles: [Role.administrator],
    isFor: ({ includeGpt }) => includeGpt,
  },
  { id: 'flows', to: '/intent/list', covers: '/intent', icon: Workflow, roles: screenAccess.flows },
  {
    id: 'templates',
    to: '/template/list',
    covers: '/template',
    icon: LayoutTemplate,
    roles: screenAccess.templates,
  },
  {
    id: 'entities',
    to: '/entities/list',
    covers: '/entities',
    icon: Tags,
    roles: screenAccess.entities,
  },
  { id: 'training', to: '/training', icon: Sparkles, roles: screenAccess.training },
  { id: 'chat', to: '/chat', icon: MessagesSquare, roles: screenAccess.chat },
  {
    id: 'customers',
    to: '/customers',
    icon: Users,
    roles: screenAccess.customers,
    isFor: ({ gdprInterval }) => gdprInterval > 0,
  },
  {
    id: 'statistics',
    to: '/statistics',
    icon: ChartColumn,
    roles: screenAccess.statistics,
    includes: screenOptions.statistics,
  },
  {
    id: 'generationStatistics',
    to: '/statisticsUpdated',
    icon: ChartSpline,
    roles: screenAccess.generationStatistics,
    includes: screenOptions.generationStatistics,
  },
  { id: 'settings', to: '/settings', icon: Settings, roles: screenAccess.settings },
  {
    id: 'subscriptions',
    to: '/subscriptions',
    covers: '/subscriptionEdit',
    icon: Receipt,
    roles: screenAccess.subscriptions,
    userAdmin: true,
  },
  {
    id: 'agents',
    to: '/agent',
    covers: '/agentProfile',
    icon: Bot,
    roles: screenAccess.agents,
    userAdmin: true,
  },
  {
    id: 'phoneNumbers',
    to: '/phonenumbers',
    covers: '/phonenumber',
    icon: Phone,
    roles: screenAccess.phoneNumbers,
    userAdmin: true,
  },
  { id: 'subscription', to: '/subscription', icon: CreditCard, roles: screenAccess.subscription },
  { id: 'team', to: '/team', icon: UsersRound, roles: screenAccess.team },
  { id: 'profile', to: '/profile', icon: UserRound },
  { id: 'help', to: '/faq', icon: CircleHelp },
  { id: 'logout', to: '/logout', icon: LogOut },
];

/** The entries that a user with these roles on an agent sees. */
export function navigationFor(
  { isUserAdmin }: Pick<UserData, 'isUserAdmin'>,
  roles: readonly Role[],
  agent: AgentSummary,
): readonly NavigationEntry[] {
  return navigation.filter(
    (entry) =>
      (!entry.roles || hasAnyRole(roles, entry.roles)) &&
      (!entry.userAdmin || isUserAdmin) &&
      (!entry.includes || includesOption(agent, entry.includes)) &&
      (entry.isFor?.(agent) ?? true),
  );
}

/** The entry that an address belongs to. */
export const entryAt = (entries: readonly NavigationEntry[], path: string): MenuId | undefined =>
  entries.find(({ to, covers }) => path === to || path.startsWith(covers ?? `${to}/`))?.id;
