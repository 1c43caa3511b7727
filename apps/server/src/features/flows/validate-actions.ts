import {
  type ActionCondition,
  ActionType,
  ConditionKind,
  type FlowInput,
  type FlowSaveKey,
  type OfficeTime,
  unaryOperators,
} from '@samtale/contract';
import { checkPattern } from '@samtale/nlu';
import type { FlowProblem } from './validate-flow.ts';

/** The rules of spec 2 section 5 for the actions of a flow and their conditions. */
export function validateActions(flow: FlowInput): FlowProblem[] {
  const problems: FlowProblem[] = [];
  flow.intentActionList.forEach((action, a) => {
    const path = `intentActionList.${a}`;
    if (action.type === ActionType.redirectIntent && !action.redirectIntentId)
      problems.push({ path: `${path}.redirectIntentId`, key: 'suggestionWithoutIntent' });
    let timeConditions = 0;
    action.conditionList.forEach((condition, c) => {
      const at = `${path}.conditionList.${c}`;
      const key = problemOf[condition.kind](condition);
      if (key) problems.push({ path: at, key });
      if (condition.kind === ConditionKind.customTime && ++timeConditions > 1)
        problems.push({ path: at, key: 'tooManyTimeConditions' });
    });
  });
  return problems;
}

const problemOf: Record<ConditionKind, (condition: ActionCondition) => FlowSaveKey | null> = {
  [ConditionKind.customTime]: ({ officeTimeList }) =>
    officeTimeList.length && officeTimeList.every(isSpan) ? null : 'conditionWithoutTime',
  [ConditionKind.entity]: ({ parameterAlias, operator, value }) => {
    if (!parameterAlias.trim()) return 'conditionWithoutParameter';
    if (!unaryOperators.has(operator) && !value.trim()) return 'conditionWithoutValue';
    return operator === 'matches' && checkPattern(value) ? 'conditionWithBadPattern' : null;
  },
};

/** It says something, and its dates are in order; hours may go over midnight. */
function isSpan({ dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime): boolean {
  const saysSomething = dayOfWeekList.length || fromTime || toTime || fromDate || toDate;
  return Boolean(saysSomething) && (!fromDate || !toDate || fromDate <= toDate);
}
