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

/** What a save refuses in the actions of a flow and their conditions. */
export function* validateActions(flow: FlowInput): Generator<void, FlowProblem[]> {
  const problems: FlowProblem[] = [];
  for (const [a, action] of flow.intentActionList.entries()) {
    const path = `intentActionList.${a}`;
    for (const problem of actionProblems(action)) {
      problems.push({ ...problem, path: `${path}.${problem.path}` });
    }
    problems.push(...(yield* problemsOfConditions(action, path)));
  }
  return problems;
}

/** Only one condition asks for opening hours, and only one for times of its own. */
const timeKinds: ReadonlyMap<ConditionKind, string> = new Map([
  [ConditionKind.openingHours, 'hours'],
  [ConditionKind.outsideHours, 'hours'],
  [ConditionKind.customTime, 'times'],
]);

function* problemsOfConditions(
  { conditionList }: FlowActionRecord,
  path: string,
): Generator<void, FlowProblem[]> {
  const problems: FlowProblem[] = [];
  const met = new Set<string>();
  for (const [c, condition] of conditionList.entries()) {
    const at = `${path}.conditionList.${c}`;
    const key = problemOf[condition.kind](condition);
    if (key) problems.push({ path: at, key });
    const kind = timeKinds.get(condition.kind);
    if (kind && met.has(kind)) problems.push({ path: at, key: 'tooManyTimeConditions' });
    if (kind) met.add(kind);
    // A pattern takes a millisecond to look at.
    yield;
  }
  return problems;
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
