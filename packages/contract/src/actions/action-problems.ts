import { atQuery, secretsInText } from '@samtale/dialog';
import { parameterName } from '../flows/training-phrases.ts';
import {
  type ActionParameterName,
  ActionType,
  actionDefinitions,
  RecipientKind,
} from './action-definitions.ts';
import { actionParameter, type FlowActionRecord } from './actions.ts';

/** What can be wrong with an action beside its conditions; among the keys of a flow's save. */
export type ActionProblemKey =
  | 'actionWithoutFlow'
  | 'actionNotForChannel'
  | 'actionWithoutParameter'
  | 'actionWithBadAddress'
  | 'secretOutsideQuery'
  | 'actionWithoutRecipient'
  | 'actionWithoutForm'
  | 'conditionWithoutParameter';

export interface ActionProblem {
  /** Where in the action: a field, with the parameter's name or the place in its list below it. */
  path: string;
  key: ActionProblemKey;
}

/** Whether an address can be asked: it names a server, whatever values come after it. */
const isAddress = (url: string) => /^https?:\/\/[^\s/]/i.test(url);

/** What keeps an action from being done: something it has to be told, or a channel it cannot be done on. */
export function actionProblems(action: FlowActionRecord): ActionProblem[] {
  const { type, integrationTypeList, recipientList, resultList, formIntentActionId } = action;
  const definition = actionDefinitions[type];
  const problems: ActionProblem[] = [];
  const add = (path: string, key: ActionProblemKey) => problems.push({ path, key });
  const addParameter = (name: ActionParameterName, key: ActionProblemKey) =>
    add(`intentActionParameterList.${name}`, key);

  if (type === ActionType.redirectIntent && !action.redirectIntentId)
    add('redirectIntentId', 'actionWithoutFlow');
  if (integrationTypeList.some((channel) => !definition.integrationTypeList.includes(channel)))
    add('integrationTypeList', 'actionNotForChannel');
  for (const { name, isRequired } of definition.parameterList) {
    if (isRequired && !actionParameter(action, name).trim()) addParameter(name, 'actionWithoutParameter');
  }
  const url = actionParameter(action, 'url').trim();
  if (url && !isAddress(url)) addParameter('url', 'actionWithBadAddress');
  else if (secretsInText(atQuery(url)[0]).length) addParameter('url', 'secretOutsideQuery');
  if (definition.needsRecipient && !recipientList.length) add('recipientList', 'actionWithoutRecipient');
  recipientList.forEach(({ kind, value }, r) => {
    const isNamed = kind === RecipientKind.endUserNumber || value.trim();
    if (!isNamed || !definition.recipientKindList.includes(kind))
      add(`recipientList.${r}`, 'actionWithoutRecipient');
  });
  if (type === ActionType.formRegistrationEnd && !formIntentActionId)
    add('formIntentActionId', 'actionWithoutForm');
  resultList.forEach(({ parameterAlias }, r) => {
    if (!parameterName.test(parameterAlias)) add(`resultList.${r}`, 'conditionWithoutParameter');
  });
  return problems;
}
