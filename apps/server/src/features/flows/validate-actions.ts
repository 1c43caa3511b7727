import {
  type ActionCondition,
  actionProblems,
  ConditionKind,
  customerFacts,
  customerOperators,
  customInfos,
  type FilterOperator,
  type FlowActionRecord,
  type FlowInput,
  type FlowSaveKey,
  type OfficeTime,
  unaryOperators,
} from '@samtale/contract';
import { checkPattern } from '@samtale/nlu';
import type { FlowProblem } from './validate-flow.ts';

/** The rules of spec 2 section 5 for the actions of a flow and their conditions. */
export const validateActions = (flow: FlowInput): FlowProblem[] =>
  flow.intentActionList.flatMap((action, a) => {
    const path = `intentActionList.${a}`;
    const own = actionProblems(action).map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
    return [...own, ...problemsOfConditions(action, path)];
  });

/** Only one condition asks for opening hours, and only one for times of its own. */
const timeKinds: ReadonlyMap<ConditionKind, string> = new Map([
  [ConditionKind.openingHours, 'hours'],
  [ConditionKind.outsideHours, 'hours'],
  [ConditionKind.customTime, 'times'],
]);

function problemsOfConditions({ conditionList }: FlowActionRecord, path: string): FlowProblem[] {
  const met = new Set<string>();
  return conditionList.flatMap((condition, c): FlowProblem[] => {
    const at = `${path}.conditionList.${c}`;
    const key = problemOf[condition.kind](condition);
    const kind = timeKinds.get(condition.kind);
    const isSecond = kind !== undefined && met.has(kind);
    if (kind) met.add(kind);
    return [
      ...(key ? [{ path: at, key }] : []),
      ...(isSecond ? [{ path: at, key: 'tooManyTimeConditions' as const }] : []),
    ];
  });
}

const problemOf: Record<ConditionKind, (condition: ActionCondition) => FlowSaveKey | null> = {
  [ConditionKind.openingHours]: () => null,
  [ConditionKind.outsideHours]: () => null,
  [ConditionKind.customInfo]: ({ parameterAlias, operator, value }) => {
    if (!customInfos.some((info) => info === parameterAlias)) return 'conditionWithoutParameter';
    return problemOfValue(operator, value);
  },
  [ConditionKind.customer]: ({ parameterAlias, operator, value }) => {
    const fact = customerFacts.find((one) => one === parameterAlias);
    if (!fact) return 'conditionWithoutParameter';
    if (!customerOperators(fact).includes(operator)) return 'conditionWithBadOperator';
    return problemOfValue(operator, value);
  },
  [ConditionKind.customTime]: ({ officeTimeList }) =>
    officeTimeList.length && officeTimeList.every(isSpan) ? null : 'conditionWithoutTime',
  [ConditionKind.entity]: ({ parameterAlias, operator, value }) => {
    if (!parameterAlias.trim()) return 'conditionWithoutParameter';
    return problemOfValue(operator, value);
  },
};

function problemOfValue(operator: FilterOperator, value: string): FlowSaveKey | null {
  if (!unaryOperators.has(operator) && !value.trim()) return 'conditionWithoutValue';
  return operator === 'matches' && checkPattern(value) ? 'conditionWithBadPattern' : null;
}

/** It says something, and its dates are in order; hours may go over midnight. */
function isSpan({ dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime): boolean {
  const saysSomething = dayOfWeekList.length || fromTime || toTime || fromDate || toDate;
  return Boolean(saysSomething) && (!fromDate || !toDate || fromDate <= toDate);
}
