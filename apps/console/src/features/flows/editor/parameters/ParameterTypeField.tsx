import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder } from '../../../../ui/in-order.ts';
import { useEntityTypeList, useEntityTypeName } from '../../../entities/index.ts';

interface ParameterTypeFieldProps {
  /** Id of the entity type; null while none is chosen. */
  value: string | null;
  /** One that is not offered. */
  without?: string | undefined;
  onChange(entityType: string): void;
}

/** Which kind of value a parameter takes: the agent's own entity types first, then those every agent has. */
export function ParameterTypeField({ value, without, onChange }: ParameterTypeFieldProps) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const { data } = useEntityTypeList();
  const nameOf = useEntityTypeName();
  const options = useMemo(
    () =>
      (data?.list ?? [])
        .filter(({ id }) => id !== without)
        .map((type) => ({ id: type.id, label: nameOf(type), system: type.system }))
        .sort((one, other) => Number(one.system) - Number(other.system) || inOrder(one.label, other.label)),
    [data, nameOf, without],
  );
  const hasOwn = options.some(({ system }) => !system);
  return (
    <Autocomplete
      size="small"
      autoHighlight
      clearIcon={null}
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={
        hasOwn ? ({ system }) => t(system ? 'parameters.systemTypes' : 'parameters.ownTypes') : undefined
      }
      noOptionsText={t('parameters.noType')}
      openText={t('parameters.openTypes')}
      closeText={shell('action.close')}
      onChange={(_, type) => type && onChange(type.id)}
      slotProps={{
        popper: { sx: { zIndex: 'tooltip' } },
        paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', fontSize: '0.875rem' } },
        listbox: { 'aria-label': t('parameters.type') },
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={t('parameters.type')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': t('parameters.type') },
          }}
        />
      )}
    />
  );
}
