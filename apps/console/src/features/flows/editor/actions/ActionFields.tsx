import Box from '@mui/material/Box';
import {
  type ActionParameterName,
  type ActionProblem,
  ActionType,
  actionDefinitions,
  actionParameter,
  actionProblems,
  channels,
} from '@samtale/contract';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../../lib/screen/Problem.tsx';
import { ChannelChooser } from '../channels/ChannelChooser.tsx';
import { type EditorAction, withParameter } from './editor-action.ts';
import { OptionalFlow } from './OptionalFlow.tsx';
import { ParameterField } from './ParameterField.tsx';
import { RecipientList } from './RecipientList.tsx';
import { RequestTrialButton } from './RequestTrialButton.tsx';
import { ResultList } from './ResultList.tsx';
import { ValueSource } from './ValueSource.tsx';

interface ActionFieldsProps {
  action: EditorAction;
  /** Names of the values that the flow collects. */
  collected: readonly string[];
  /** What lacks is marked. */
  showsProblems: boolean;
  onChange(action: EditorAction): void;
}

/** Results of these are a place, not values at paths. */
const placeTypes: ReadonlySet<ActionType> = new Set([
  ActionType.frontDeskGetLocations,
  ActionType.frontDeskVerifyLocation,
]);

/** What an action has to be told, by its kind: words, recipients, which values, where it goes on, on which channels. */
export function ActionFields({ action, collected, showsProblems, onChange }: ActionFieldsProps) {
  const { t } = useTranslation('flows');
  const definition = actionDefinitions[action.type];
  const { parameterList, recipientKindList, passesValues, yields } = definition;
  const found = showsProblems ? actionProblems(action) : [];
  const wrong = new Set(found.map(({ path }) => path));
  const at = (field: string) =>
    problemKey(
      action.type,
      found.find(({ path }) => path.startsWith(field)),
    );
  const placesIn = (list: string) =>
    new Set([...wrong].flatMap((path) => (path.startsWith(list) ? [Number(path.split('.')[1] ?? -1)] : [])));
  const isEnd = action.type === ActionType.formRegistrationEnd;
  const listsValues = actionParameter(action, 'includesValues') === 'true' || yields;
  // A question has no body.
  const isTold = ({ name }: { name: ActionParameterName }) =>
    name !== 'body' || !['', 'GET'].includes(actionParameter(action, 'method'));
  const possible = channels.filter((one) => definition.integrationTypeList.includes(one));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 1.5 }}>
      {recipientKindList.length > 0 && (
        <Box>
          <RecipientList
            kinds={recipientKindList}
            list={action.recipientList}
            wrong={placesIn('recipientList')}
            isOne={action.type === ActionType.forwardCall}
            onChange={(recipientList) => onChange({ ...action, recipientList: [...recipientList] })}
          />
          <Problem messageKey={at('recipientList')} />
        </Box>
      )}
      {parameterList.filter(isTold).map((one) => (
        <ParameterField
          key={one.name}
          definition={one}
          value={actionParameter(action, one.name)}
          problem={at(`intentActionParameterList.${one.name}`)}
          onChange={(value) => onChange(withParameter(action, one.name, value))}
        />
      ))}
      {((passesValues && listsValues) || isEnd) && (
        <Box>
          <ValueSource action={action} onChange={onChange} />
          <Problem messageKey={at('formIntentActionId')} />
        </Box>
      )}
      {yields && !placeTypes.has(action.type) && (
        <Box>
          <ResultList
            list={action.resultList}
            wrong={placesIn('resultList')}
            onChange={(resultList) => onChange({ ...action, resultList: [...resultList] })}
          />
          <Problem messageKey={at('resultList')} />
        </Box>
      )}
      {yields && (
        <>
          <OptionalFlow
            label={t('actions.failed')}
            noneLabel={t('actions.noFailed')}
            flowId={action.failedIntentId}
            onChange={(failedIntentId) => onChange({ ...action, failedIntentId })}
          />
          <RequestTrialButton action={action} collected={collected} />
        </>
      )}
      {possible.length > 1 && (
        <ChannelChooser
          among={possible}
          chosen={possible.filter((one) => action.integrationTypeList.includes(one))}
          onChange={(integrationTypeList) => onChange({ ...action, integrationTypeList })}
        />
      )}
      <Problem messageKey={at('integrationTypeList')} />
    </Box>
  );
}

/** The words for what a field lacks: its own, where it has some. */
function problemKey(type: ActionType, problem: ActionProblem | undefined): ParseKeys<'flows'> | undefined {
  if (!problem) return undefined;
  const [list, field] = problem.path.split('.');
  if (list === 'resultList') return 'actions.missing.result';
  const lacking = actionDefinitions[type].parameterList.find(({ name }) => name === field);
  if (problem.key === 'actionWithoutParameter' && lacking?.isRequired)
    return `actions.missing.${lacking.name}`;
  return `intentDetail.snackbar.${problem.key}`;
}
