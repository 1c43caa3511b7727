import {
  type ActionCondition,
  ActionType,
  ConditionKind,
  ConditionType,
  type FlowActionRecord,
  flowAction,
  type OfficeTime,
  type StoredFlowAction,
} from '@samtale/contract';
import type { Condition, Conditions, FlowAction, TimeSpan } from '@samtale/dialog';

/** A saved action as the bot does it; `ids` are the flows of the release. What leads to none of them is left out. */
export function compileAction(stored: StoredFlowAction, ids: ReadonlySet<string>): FlowAction[] {
  const action = flowAction.parse(stored);
  const done = compileKind[action.type](action, ids);
  if (!done) return [];
  const list = action.conditionList.map(compileCondition);
  const otherwise = action.conditionsNotMetIntentId;
  const when: Conditions = { match: matchOf[action.conditionType], list };
  return [
    {
      ...done,
      ...(list.length && { when }),
      ...(list.length && otherwise && ids.has(otherwise) && { otherwiseFlowId: otherwise }),
    },
  ];
}

const compileKind: Record<
  ActionType,
  (action: FlowActionRecord, ids: ReadonlySet<string>) => FlowAction | null
> = {
  [ActionType.redirectIntent]: ({ redirectIntentId }, ids) =>
    redirectIntentId && ids.has(redirectIntentId) ? { kind: 'redirect', flowId: redirectIntentId } : null,
  [ActionType.chatWithHuman]: () => ({ kind: 'handOver' }),
  [ActionType.closeChatbot]: () => ({ kind: 'close' }),
};

const matchOf: Record<ConditionType, Conditions['match']> = {
  [ConditionType.none]: 'none',
  [ConditionType.any]: 'any',
  [ConditionType.all]: 'all',
};

const compileCondition = (condition: ActionCondition): Condition =>
  compileConditionKind[condition.kind](condition);

const compileConditionKind: Record<ConditionKind, (condition: ActionCondition) => Condition> = {
  [ConditionKind.customTime]: ({ officeTimeList }) => ({ kind: 'time', spans: officeTimeList.map(spanOf) }),
  [ConditionKind.entity]: ({ parameterAlias, operator, value }) => ({
    kind: 'value',
    name: parameterAlias,
    operator,
    value,
  }),
};

function spanOf({ dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime): TimeSpan {
  return {
    ...(dayOfWeekList.length && { days: dayOfWeekList }),
    ...(fromTime && { fromTime }),
    ...(toTime && { toTime }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
}
