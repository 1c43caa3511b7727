import {
  type ActionCondition,
  ActionType,
  actionDefinitions,
  actionParameter,
  ConditionKind,
  ConditionType,
  channels,
  customerFacts,
  customInfos,
  type FlowActionRecord,
  flowAction,
  type OfficeTime,
  type StoredFlowAction,
} from '@samtale/contract';
import type { Channel, Condition, Conditions, FlowAction, TimeSpan } from '@samtale/dialog';
import { compileRequest, passesOf, recipientsOf } from './compile-request.ts';

/** A saved action as the bot does it; `ids` are the flows of the release. What leads to none of them is left out. */
export function compileAction(stored: StoredFlowAction, ids: ReadonlySet<string>): FlowAction[] {
  const action = flowAction.parse(stored);
  const done = compileKind[action.type](action, ids);
  if (!done) return [];
  const list = action.conditionList.map(compileCondition);
  const otherwise = action.conditionsNotMetIntentId;
  const on = channelsOf(action);
  const when: Conditions = { match: matchOf[action.conditionType], list };
  return [
    {
      ...done,
      ...(on && { channels: on }),
      ...(list.length && { when }),
      ...(list.length && otherwise && ids.has(otherwise) && { otherwiseFlowId: otherwise }),
    },
  ];
}

type Compile = (action: FlowActionRecord, ids: ReadonlySet<string>) => FlowAction | null;

const compileKind: Record<ActionType, Compile> = {
  [ActionType.redirectIntent]: ({ redirectIntentId }, ids) =>
    redirectIntentId && ids.has(redirectIntentId) ? { kind: 'redirect', flowId: redirectIntentId } : null,
  [ActionType.chatWithHuman]: () => ({ kind: 'handOver' }),
  [ActionType.closeChatbot]: () => ({ kind: 'close' }),
  [ActionType.sendEmail]: (action) => ({
    kind: 'email',
    to: recipientsOf(action),
    subject: actionParameter(action, 'subject'),
    text: actionParameter(action, 'text'),
    replyTo: actionParameter(action, 'replyTo'),
    ...(actionParameter(action, 'includesValues') === 'true' && { passes: passesOf(action) }),
  }),
  [ActionType.sendSms]: (action) => ({
    kind: 'sms',
    to: recipientsOf(action),
    from: actionParameter(action, 'senderPhone'),
    text: actionParameter(action, 'text'),
  }),
  [ActionType.formRegistrationStart]: (action) => ({
    kind: 'startForm',
    formId: action.id,
    name: actionParameter(action, 'formName'),
  }),
  [ActionType.formRegistrationEnd]: (action) =>
    action.formIntentActionId
      ? {
          kind: 'endForm',
          formId: action.formIntentActionId,
          to: recipientsOf(action),
          url: actionParameter(action, 'url'),
        }
      : null,
  [ActionType.forwardCall]: (action) => {
    const [to] = recipientsOf(action);
    return to ? { kind: 'forward', to } : null;
  },
  [ActionType.hangupCall]: () => ({ kind: 'hangUp' }),
  [ActionType.apiRequest]: compileRequest,
  [ActionType.dynamicAPIRequest]: compileRequest,
  [ActionType.frontDeskGetLocations]: compileRequest,
  [ActionType.frontDeskVerifyLocation]: compileRequest,
};

/** The channels an action is done on, as far as its kind can be; undefined for all. */
function channelsOf({ type, integrationTypeList: chosen }: FlowActionRecord): Channel[] | undefined {
  const possible = channels.filter((one) => actionDefinitions[type].integrationTypeList.includes(one));
  const kept = chosen.length ? possible.filter((channel) => chosen.includes(channel)) : possible;
  return kept.length === channels.length ? undefined : kept;
}

const matchOf: Record<ConditionType, Conditions['match']> = {
  [ConditionType.none]: 'none',
  [ConditionType.any]: 'any',
  [ConditionType.all]: 'all',
};

const compileCondition = (condition: ActionCondition): Condition =>
  compileConditionKind[condition.kind](condition);

const compileConditionKind: Record<ConditionKind, (condition: ActionCondition) => Condition> = {
  [ConditionKind.openingHours]: () => ({ kind: 'office', isOpen: true }),
  [ConditionKind.outsideHours]: () => ({ kind: 'office', isOpen: false }),
  [ConditionKind.customInfo]: ({ parameterAlias, operator, value }) => ({
    kind: 'info',
    name: customInfos.find((info) => info === parameterAlias) ?? 'channel',
    operator,
    value,
  }),
  [ConditionKind.customer]: ({ parameterAlias, operator, value }) => ({
    kind: 'customer',
    name: customerFacts.find((fact) => fact === parameterAlias) ?? 'known',
    operator,
    value,
  }),
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
