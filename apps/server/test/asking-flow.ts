import {
  type ActionCondition,
  ActionType,
  ConditionKind,
  ConditionType,
  type CustomerFact,
  type FilterOperator,
} from '@samtale/contract';
import type { App } from '../src/app.ts';
import { createId } from '../src/platform/database/columns.ts';
import { createFlow } from './factories.ts';

export const conditionOf = (
  kind: ActionCondition['kind'],
  parameterAlias: string,
  operator: FilterOperator,
  value = '',
): ActionCondition => ({ id: createId(), kind, parameterAlias, operator, value, officeTimeList: [] });

export const ofCustomer = (fact: CustomerFact, operator: FilterOperator, value?: string): ActionCondition =>
  conditionOf(ConditionKind.customer, fact, operator, value);

interface AskingFlow {
  agentId: string;
  /** Also what has to be said. */
  title: string;
  conditionList: ActionCondition[];
  /** The flows it goes on in where all conditions hold, and where they do not. */
  yes: string;
  no: string;
}

/** A flow that says nothing itself: its conditions decide where it goes on. */
export function createAskingFlow(app: App, { agentId, title, conditionList, yes, no }: AskingFlow) {
  const redirect = { id: createId(), type: ActionType.redirectIntent, redirectIntentId: yes };
  const conditionType = ConditionType.all;
  const actions = [{ ...redirect, conditionType, conditionList, conditionsNotMetIntentId: no }];
  return createFlow(app, { agentId, title, phrases: [title], actions });
}
