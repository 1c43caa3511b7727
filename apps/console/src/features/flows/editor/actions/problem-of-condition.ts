import {
  type ActionCondition,
  ConditionKind,
  type FlowSaveKey,
  type OfficeTime,
  unaryOperators,
} from '@samtale/contract';

/** What a condition of an action lacks; null when it can be asked. */
export function problemOfCondition({ kind, ...condition }: ActionCondition): FlowSaveKey | null {
  const { parameterAlias, operator, value, officeTimeList } = condition;
  switch (kind) {
    case ConditionKind.openingHours:
    case ConditionKind.outsideHours:
      return null;
    case ConditionKind.customTime: {
      const isSpan = ({ dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime) =>
        dayOfWeekList.length > 0 || fromTime || toTime || fromDate || toDate;
      return officeTimeList.length && officeTimeList.every(isSpan) ? null : 'conditionWithoutTime';
    }
    case ConditionKind.entity:
    case ConditionKind.customInfo:
    case ConditionKind.customer:
      if (!parameterAlias.trim()) return 'conditionWithoutParameter';
      return !unaryOperators.has(operator) && !value.trim() ? 'conditionWithoutValue' : null;
  }
}
