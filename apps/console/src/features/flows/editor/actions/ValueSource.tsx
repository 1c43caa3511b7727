import Box from '@mui/material/Box';
import { ActionType, ParameterSource } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import type { EditorAction } from './editor-action.ts';
import { FormSelect } from './FormSelect.tsx';

interface ValueSourceProps {
  action: EditorAction;
  onChange(action: EditorAction): void;
}

/** Which values an action passes on; the end of a form registration passes on its own. */
export function ValueSource({ action, onChange }: ValueSourceProps) {
  const { t } = useTranslation('flows');
  const { parameterSource, formIntentActionId } = action;
  const isEnd = action.type === ActionType.formRegistrationEnd;
  const sources = Object.values(ParameterSource);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {!isEnd && (
        <NativeSelect
          label={t('actions.source.label')}
          value={String(parameterSource)}
          options={sources.map((one) => ({ value: String(one), label: t(`actions.source.${one}`) }))}
          onChange={(value) =>
            onChange({
              ...action,
              parameterSource: sources.find((one) => String(one) === value) ?? ParameterSource.currentFlow,
            })
          }
        />
      )}
      {(isEnd || parameterSource === ParameterSource.formRegistration) && (
        <FormSelect
          value={formIntentActionId}
          onChange={(id) => onChange({ ...action, formIntentActionId: id })}
        />
      )}
    </Box>
  );
}
