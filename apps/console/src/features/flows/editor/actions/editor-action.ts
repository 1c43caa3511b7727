import {
  type ActionCondition,
  type ActionParameterName,
  ActionType,
  actionCondition,
  ConditionKind,
  type FlowActionRecord,
  flowAction,
  type OfficeTime,
  officeTime,
} from '@samtale/contract';
import { newGuid } from '../../../../ui/new-guid.ts';

/** What a flow does beside answering, as it is saved; every change makes a new object. */
export type EditorAction = FlowActionRecord;

export const newAction = (type: ActionType): EditorAction =>
  flowAction.parse({ id: newGuid(), type, redirectIntentId: null });

/** The action told something. */
export const withParameter = (
  action: EditorAction,
  name: ActionParameterName,
  value: string,
): EditorAction => ({
  ...action,
  intentActionParameterList: [
    ...action.intentActionParameterList.filter((one) => one.name !== name),
    ...(value ? [{ name, value }] : []),
  ],
});

export const newOfficeTime = (): OfficeTime =>
  officeTime.parse({ id: newGuid(), dayOfWeekList: [1, 2, 3, 4, 5], fromTime: '08:00', toTime: '16:00' });

export const newCondition = (kind: ConditionKind): ActionCondition =>
  actionCondition.parse({
    id: newGuid(),
    kind,
    ...(kind === ConditionKind.customInfo && { parameterAlias: 'channel', value: 'widget' }),
    ...(kind === ConditionKind.customer && { parameterAlias: 'known', operator: 'true' }),
    officeTimeList: kind === ConditionKind.customTime ? [newOfficeTime()] : [],
  });

/** The flow to go on in whatever else holds. */
export const plainRedirect = (actions: readonly EditorAction[]): EditorAction | undefined =>
  actions.find(({ type, conditionList }) => type === ActionType.redirectIntent && !conditionList.length);
