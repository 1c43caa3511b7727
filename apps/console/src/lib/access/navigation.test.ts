import { danish, Role } from '@samtale/contract';
import { expect, test } from 'vitest';
import { entryAt, navigationFor } from './navigation.ts';

const agent = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Nordlys',
  includeGpt: true,
  includeConversationAI: true,
  gdprInterval: 365,
  timeZone: 'Europe/Copenhagen',
  languageList: [danish],
  defaultWelcomeIntentId: null,
  defaultFallbackIntentId: null,
};
const all = Object.values(Role);
const menuOf = (more: Partial<typeof agent>, roles: readonly Role[] = all) =>
  navigationFor({ isUserAdmin: true }, roles, { ...agent, ...more }).map(({ id }) => id);

test('the menu has the order of the specification', () => {
  expect(menuOf({})).toEqual([
    'jobs',
    'flows',
    'templates',
    'entities',
    'training',
    'chat',
    'customers',
    'statistics',
    'generationStatistics',
    'settings',
    'subscriptions',
    'agents',
    'phoneNumbers',
    'subscription',
    'team',
    'profile',
    'help',
    'logout',
  ]);
});

test('statistics come after customers, as far as the agent includes what they tell of', () => {
  expect(menuOf({}).join(' ')).toContain('customers statistics generationStatistics settings');
  expect(menuOf({ includeConversationAI: false }).join(' ')).toContain(
    'customers generationStatistics settings',
  );
  expect(menuOf({ includeGpt: false }).join(' ')).toContain('customers statistics settings');
  expect(menuOf({}, [Role.chatAgent])).not.toContain('statistics');
});

test.for([
  ['/statistics', 'statistics'],
  ['/statisticsUpdated', 'generationStatistics'],
  ['/phonenumber/1', 'phoneNumbers'],
  ['/phonenumbers', 'phoneNumbers'],
  ['/intent/tests', 'flows'],
  ['/subscription', 'subscription'],
  ['/subscriptions', 'subscriptions'],
  ['/subscriptionEdit/1', 'subscriptions'],
  ['/agentProfile/1', 'agents'],
  ['/nowhere', undefined],
])('%s belongs to %s', ([path, id]) => {
  expect(entryAt(navigationFor({ isUserAdmin: true }, all, agent), path ?? '')).toBe(id);
});
