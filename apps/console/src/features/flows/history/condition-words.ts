import {
  type ActionCondition,
  ConditionKind,
  customerFacts,
  customInfos,
  type OfficeTime,
  unaryOperators,
} from '@samtale/contract';
import type { TFunction } from 'i18next';
import { weekdayName } from '../../../ui/weekday-name.ts';

/** A condition in words: what is compared, how, and with what. */
export function conditionWords(condition: ActionCondition, t: TFunction<'flows'>, language: string): string {
  const { kind, parameterAlias, operator, value, officeTimeList } = condition;
  switch (kind) {
    case ConditionKind.openingHours:
    case ConditionKind.outsideHours:
      return t(`conditions.kind.${kind}`);
    case ConditionKind.customTime:
      return officeTimeList.map((span) => spanWords(span, language)).join(', ');
  }
  const fact = kind === ConditionKind.customer && customerFacts.find((one) => one === parameterAlias);
  const info = kind === ConditionKind.customInfo && customInfos.find((one) => one === parameterAlias);
  const name = fact ? t(`conditions.customer.${fact}`) : info ? t(`conditions.info.${info}`) : parameterAlias;
  const words = [name, t(`conditions.operators.${operator}`)];
  if (unaryOperators.has(operator)) return words.join(' ');
  return [...words, info ? infoWords(info, value, t, language) : value].join(' ');
}

function infoWords(
  info: (typeof customInfos)[number],
  value: string,
  t: TFunction<'flows'>,
  language: string,
): string {
  if (info === 'language') return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value;
  const channel = (['widget', 'messenger', 'sms', 'phone'] as const).find((one) => one === value);
  return channel ? t(`conditions.channel.${channel}`) : value;
}

const spanWords = (
  { dayOfWeekList, fromTime, toTime, fromDate, toDate }: OfficeTime,
  language: string,
): string =>
  [
    dayOfWeekList.map((weekday) => weekdayName(language, weekday)).join('/'),
    (fromTime || toTime) && `${fromTime ?? ''}–${toTime ?? ''}`,
    (fromDate || toDate) && `${fromDate ?? ''}–${toDate ?? ''}`,
  ]
    .filter((words) => words)
    .join(' ');
