import { limitsWith, type PlanName, plans } from '@samtale/contract';
import { expect, test } from 'vitest';
import { type PlanLack, planLacks } from './plan-lacks.ts';

test.for<[PlanName, PlanLack[]]>([
  ['trial', ['customRoles', 'agents']],
  ['chatbotSmall', ['phone', 'userRoles', 'customRoles', 'agents']],
  ['chatbotMedium', ['phone', 'customRoles', 'agents']],
  ['chatbotEnterprise', ['phone', 'agents']],
  ['phoneSmall', ['facebook', 'userRoles', 'customRoles', 'agents']],
  ['phoneMedium', ['facebook', 'customRoles', 'agents']],
  ['phoneEnterprise', ['facebook', 'agents']],
])('%s lacks %j', ([plan, lacks]) => {
  const limits = plans[plan];
  expect(planLacks(plan, limits, { isUserAdmin: false })).toEqual(lacks);
  expect(planLacks(plan, limits, { isUserAdmin: true })).toEqual(lacks.filter((lack) => lack !== 'agents'));
});

test('a phone number that was bought beside a plan for chats brings the phone', () => {
  const bought = {
    ...{ maxPhonenumbersAddon: 1, maxMinutesAddon: 0, maxAnswersAddon: 0 },
    ...{ maxTokenAddon: 0, maxWidgetCountAddon: 0, extraVisitors: 0 },
  };
  const limits = limitsWith('chatbotMedium', bought);
  expect(planLacks('chatbotMedium', limits, { isUserAdmin: true })).toEqual(['customRoles']);
});
