import type { Console } from './console.ts';
import {
  showAgentProfile,
  showAgents,
  showAuditLog,
  showNewSubscription,
  showSold,
  showSubscription,
  showSubscriptions,
} from './screens/account-screens.ts';
import {
  showChecks,
  showFlowFindings,
  showNewTest,
  showSimulator,
  showTest,
  showTests,
} from './screens/bot-screens.ts';
import {
  showAnonymise,
  showChat,
  showChatDetails,
  showChatFilters,
  showChats,
  showChatsOfFlow,
  showHandOver,
} from './screens/chat-screens.ts';
import {
  showCustomer,
  showCustomerImport,
  showCustomerMerge,
  showCustomers,
} from './screens/customer-screens.ts';
import { showEntityType, showEntityTypes, showPatterns, showSystemType } from './screens/entity-screens.ts';
import {
  showChart,
  showFlow,
  showFlows,
  showMarking,
  showOldList,
  showParameters,
} from './screens/flow-screens.ts';
import { showBotPreview, showImport, showPreview } from './screens/import-screens.ts';
import {
  showPhoneNumber,
  showPhoneNumbers,
  showPhoneProvider,
  showPhoneProviders,
} from './screens/phone-screens.ts';
import { showProfile } from './screens/profile-screen.ts';
import {
  showHolidays,
  showSetting,
  showSettings,
  showSettingsTemplates,
  showThreshold,
} from './screens/settings-screens.ts';
import { showHelp, showQuickPanel, showTour, showWidgetPanel } from './screens/shell-screens.ts';
import {
  showAskedSources,
  showNewDocuments,
  showNewWebsite,
  showSource,
  showSourcePage,
  showSourceSettings,
  showSources,
} from './screens/source-screens.ts';
import {
  showCallStatistics,
  showChatStatistics,
  showGenerationStatistics,
  showStatistics,
} from './screens/statistics-screens.ts';
import { showMember, showTeam, showTeamForm, showTeams } from './screens/team-screens.ts';
import { showTemplate, showTemplateChoice, showTemplates } from './screens/template-screens.ts';
import { showTraining } from './screens/training-screens.ts';
import { showWidget, showWidgets } from './screens/widget-screens.ts';

interface Screen {
  name: string;
  /** Goes there from any other screen of the console. */
  show(staff: Console): Promise<void>;
}

/** The console's screens, each as staff sees it at work. */
export const screens: readonly Screen[] = [
  { name: 'flows', show: (staff) => showFlows(staff, 'list') },
  { name: 'flows-tree', show: (staff) => showFlows(staff, 'tree') },
  { name: 'flows-chart', show: showChart },
  { name: 'flows-oldlist', show: showOldList },
  { name: 'flow-phrases', show: (staff) => showFlow(staff, 'phrases') },
  { name: 'flow-marking', show: showMarking },
  { name: 'flow-parameters', show: showParameters },
  { name: 'flow-responses', show: (staff) => showFlow(staff, 'responses') },
  { name: 'flow-conversation', show: (staff) => showFlow(staff, 'conversation') },
  { name: 'flow-settings', show: (staff) => showFlow(staff, 'settings') },
  { name: 'flow-actions', show: (staff) => showFlow(staff, 'actions') },
  { name: 'source-website', show: showNewWebsite },
  { name: 'source-documents', show: showNewDocuments },
  { name: 'sources', show: showSources },
  { name: 'source', show: showSource },
  { name: 'source-page', show: showSourcePage },
  { name: 'source-settings', show: showSourceSettings },
  { name: 'sources-asked', show: showAskedSources },
  { name: 'templates', show: showTemplates },
  { name: 'template', show: showTemplate },
  { name: 'flow-template', show: showTemplateChoice },
  { name: 'entity-types', show: showEntityTypes },
  { name: 'entity-type', show: showEntityType },
  { name: 'entity-patterns', show: showPatterns },
  { name: 'entity-system', show: showSystemType },
  { name: 'checks', show: showChecks },
  { name: 'flow-findings', show: showFlowFindings },
  { name: 'conversation-tests', show: showTests },
  { name: 'conversation-test', show: showTest },
  { name: 'conversation-test-new', show: showNewTest },
  { name: 'import', show: showImport },
  { name: 'import-preview', show: showPreview },
  {
    name: 'import-report',
    show: async (staff) => {
      await showPreview(staff);
      await staff.page.getByRole('button', { name: /^Import/ }).click();
      await staff.page.getByRole('region', { name: staff.text('import.report.skippedTitle') }).waitFor();
    },
  },
  { name: 'import-bot', show: showBotPreview },
  { name: 'training', show: showTraining },
  {
    name: 'training-group',
    show: async (staff) => {
      await showTraining(staff);
      const groups = staff.page.getByRole('list', { name: staff.text('training.groups.label') });
      await groups.getByRole('button', { expanded: false }).first().click();
      await groups.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'training-trial',
    show: async (staff) => {
      await showTraining(staff);
      await staff.button('training.groups.addAll').first().click();
      const likely = staff.page.getByRole('radiogroup', { name: staff.text('training.add.likely') });
      await likely.getByRole('radio').first().check();
      await staff.button('training.trial.start').click();
      await staff.button('training.trial.again').waitFor();
      await staff.page.getByText(staff.text('training.trial.kind.selected')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'training-add',
    show: async (staff) => {
      await showTraining(staff);
      await staff.button('training.list.addToFlow').first().click();
      await staff.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'customers', show: showCustomers },
  { name: 'customer', show: showCustomer },
  { name: 'customer-merge', show: showCustomerMerge },
  { name: 'customer-import', show: showCustomerImport },
  { name: 'chats', show: showChats },
  { name: 'chat-filters', show: showChatFilters },
  { name: 'chats-of-flow', show: showChatsOfFlow },
  { name: 'chat', show: showChat },
  { name: 'chat-details', show: showChatDetails },
  { name: 'chat-hand-over', show: showHandOver },
  { name: 'chat-anonymise', show: showAnonymise },
  { name: 'statistics', show: showStatistics },
  { name: 'statistics-chatbot', show: showChatStatistics },
  { name: 'statistics-voicebot', show: showCallStatistics },
  { name: 'statistics-generation', show: showGenerationStatistics },
  { name: 'settings', show: showSettings },
  ...(
    [
      'general',
      'company',
      'language',
      'timeZone',
      'officeTime',
      'defaultWelcome',
      'facebook',
      'phone',
      'voice',
      'gdpr',
      'secrets',
      'admin',
    ] as const
  ).map((tab) => ({ name: `settings-${tab}`, show: showSetting(tab) })),
  { name: 'settings-mlClassification', show: showThreshold },
  { name: 'settings-holidays', show: showHolidays },
  { name: 'settings-templates', show: showSettingsTemplates },
  { name: 'widgets', show: showWidgets },
  ...(
    [
      'general',
      'defaultWelcome',
      'theme',
      'placement',
      'chat',
      'search',
      'generation',
      'security',
      'installScript',
      'admin',
    ] as const
  ).map((tab) => ({ name: `widget-${tab}`, show: (staff: Console) => showWidget(staff, tab) })),
  { name: 'subscriptions', show: showSubscriptions },
  { name: 'subscription-edit', show: showSold },
  { name: 'subscription-new', show: showNewSubscription },
  { name: 'agents', show: showAgents },
  { name: 'agent-profile', show: showAgentProfile },
  { name: 'phone-numbers', show: showPhoneNumbers },
  { name: 'phone-number', show: showPhoneNumber },
  { name: 'phone-providers', show: showPhoneProviders },
  { name: 'phone-provider', show: showPhoneProvider },
  { name: 'audit-log', show: showAuditLog },
  { name: 'subscription', show: showSubscription },
  { name: 'team', show: showTeam },
  { name: 'team-user', show: showMember },
  { name: 'teams', show: showTeams },
  { name: 'team-form', show: showTeamForm },
  { name: 'profile', show: showProfile },
  { name: 'tour', show: showTour },
  { name: 'widget-panel', show: showWidgetPanel },
  { name: 'quick-panel', show: showQuickPanel },
  { name: 'help', show: showHelp },
  // The last one: the simulator stays open, and on a phone it covers what would come after it.
  { name: 'simulator', show: showSimulator },
];
