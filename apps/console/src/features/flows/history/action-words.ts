import {
  type ActionCondition,
  ConditionKind,
  type FlowActionRecord,
  type OfficeTime,
  unaryOperators,
} from '@samtale/contract';
import type { TFunction } from 'i18next';

/** An action in words, with when it is done and where the conversation goes on otherwise. */
export function actionWords(
  action: FlowActionRecord,
  t: TFunction<'flows'>,
  flowTitle: (id: string) => string,
): string {
  const { type, redirectIntentId, conditionType, conditionList, conditionsNotMetIntentId } = action;
  const title = t(`actions.kind.${type}.title`);
  const conditions = conditionList.map((condition) => conditionWords(condition, t)).join('; ');
  return [
    redirectIntentId ? `${title}: ${flowTitle(redirectIntentId)}` : title,
    conditions && `${t(`conditions.type.${conditionType}`)}: ${conditions}`,
    conditions &&
      conditionsNotMetIntentId &&
      `${t('conditions.otherwise')}: ${flowTitle(conditionsNotMetIntentId)}`,
  ]
    .filter((words) => words)
    .join(' · ');
}

function conditionWords(condition: ActionCondition, t: TFunction<'flows'>): string {
  const { kind, parameterAlias, operator, value, officeTimeList } = condition;
  if (kind === ConditionKind.customTime) return officeTimeList.map(spanWords).join(', ');
  const words = [parameterAlias, t(`conditions.operators.${operator}`)];
  return [...words, ...(unaryOperators.has(operator) ? [] : [value])].join(' ');
}

const spanWords = ({ dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime): string =>
  [
    dayOfWeekList.join('/'),
    (fromTime || toTime) && `${fromTime ?? ''}–${toTime ?? ''}`,
    (fromDate || toDate) && `${fromDate ?? ''}–${toDate ?? ''}`,
  ]
    .filter((words) => words)
    .join(' ');
