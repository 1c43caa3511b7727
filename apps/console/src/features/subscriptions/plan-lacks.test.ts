import type { PlanName } from '@samtale/contract';
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
  expect(planLacks(plan, { isUserAdmin: false })).toEqual(lacks);
  expect(planLacks(plan, { isUserAdmin: true })).toEqual(lacks.filter((lack) => lack !== 'agents'));
});
