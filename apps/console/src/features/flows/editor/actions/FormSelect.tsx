import { ActionType, actionParameter, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { useEditedActions } from './edited-actions.ts';

interface FormSelectProps {
  value: string | null;
  onChange(actionId: string | null): void;
}

/** One of the form registrations that flows of the language start, this one included before it is saved. */
export function FormSelect({ value, onChange }: FormSelectProps) {
  const { t } = useTranslation('flows');
  const { agent, language } = useSession();
  const params = { agentId: agent.id };
  const { data } = useEndpoint(endpoints.actions.getFormRegistrationIntentActionList, { params });
  const own = useEditedActions()
    .filter(({ type }) => type === ActionType.formRegistrationStart)
    .map((action) => ({ id: action.id, name: actionParameter(action, 'formName') }));
  const saved = (data?.list ?? [])
    .filter(({ id, languageId }) => languageId === language.id && own.every((one) => one.id !== id))
    .map(({ id, formName, intentTitle }) => ({ id, name: `${formName} (${intentTitle})` }));
  const forms = [...own, ...saved];
  const none = t(forms.length ? 'actions.form.choose' : 'actions.form.none');
  return (
    <NativeSelect
      label={t('actions.form.label')}
      value={value ?? ''}
      options={[
        ...(forms.some(({ id }) => id === value) ? [] : [{ value: value ?? '', label: none }]),
        ...forms.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChange(id || null)}
    />
  );
}
