import { type AgentOption, type Endpoint, endpoints, Role, roleGroups } from '@samtale/contract';

/** The roles that may call an endpoint; all of them when it asks for none. */
function rolesOf({ access }: Endpoint): readonly Role[] {
  return access.kind === 'agent' ? access.roles : roleGroups.all;
}

/** What the agent has to include for an endpoint; undefined when any agent will do. */
function optionOf({ access }: Endpoint): AgentOption | undefined {
  return access.kind === 'agent' ? access.includes : undefined;
}

/** Who may see a screen: those who may make the call it opens with. Routes and menu both read this. */
export const screenAccess = {
  flows: rolesOf(endpoints.flows.getAllFlow),
  checks: rolesOf(endpoints.checks.getChecks),
  conversationTests: rolesOf(endpoints.conversationTests.getConversationTests),
  import: rolesOf(endpoints.training.importTrainingData),
  templates: rolesOf(endpoints.templates.getTrainingPhraseTemplateAll),
  entities: rolesOf(endpoints.entities.getEntityTypes),
  training: rolesOf(endpoints.training.getUnsolvedQuestions),
  chat: rolesOf(endpoints.conversations.getChatList),
  customers: rolesOf(endpoints.customers.getCustomers),
  agents: rolesOf(endpoints.agents.getAgentList),
  agentProfile: rolesOf(endpoints.agents.getAgent),
  auditLog: rolesOf(endpoints.auditLog.getAuditLog),
  settings: rolesOf(endpoints.settings.getAgentSettings),
  widget: rolesOf(endpoints.widgets.getClientList),
  phoneNumbers: rolesOf(endpoints.phoneNumbers.getPhoneNumbers),
  /** Of all agents: the calls ask for the flag, and the menu for who administers. */
  subscriptions: roleGroups.administrator,
  subscription: rolesOf(endpoints.subscriptions.getSubscriptionList),
  team: rolesOf(endpoints.profile.getProfiles),
  sources: rolesOf(endpoints.sources.getGptTrainingJobList),
  simulator: rolesOf(endpoints.simulator.simulateTurn),
  statistics: rolesOf(endpoints.statistics.getTotalPrDayList),
  generationStatistics: rolesOf(endpoints.statistics.getGenAiChatList),
} as const;

/** What the agent has to include for a screen, as the same calls ask for it. */
export const screenOptions = {
  statistics: optionOf(endpoints.statistics.getTotalPrDayList),
  generationStatistics: optionOf(endpoints.statistics.getGenAiChatList),
} as const;

export const defaultLanding = '/intent/list';
export const chatLanding = '/chat';
/** Where all are sent whose plans have ended. */
export const subscriptionPath = '/subscription';

export function hasAnyRole(roles: readonly Role[], allowed: readonly Role[]): boolean {
  return roles.some((role) => allowed.includes(role));
}

/**
 * Where a signed-in user is sent who may not see a screen: a user who only takes chats to the
 * chats, others to the address they wanted at first, or to the flows. Null when nothing is open to them at all.
 */
export function landingAfterDenial(roles: readonly Role[], wantedUrl: string | null): string | null {
  if (!hasAnyRole(roles, roleGroups.all)) return null;
  if (!hasAnyRole(roles, [Role.administrator, Role.chatDeveloper])) return chatLanding;
  return wantedUrl ?? defaultLanding;
}
