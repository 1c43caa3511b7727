import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { parameterTextMax } from '@samtale/contract';
import { useId } from 'react';
import { Toggle } from '../../../../ui/Toggle.tsx';
import { ValueField } from '../values/ValueField.tsx';
import { ParameterWarning } from './ParameterWarning.tsx';

interface ParameterAnswerProps {
  label: string;
  /** Names the field. */
  field: string;
  placeholder: string;
  /** Its words can name other values. */
  namesValues?: boolean;
  /** Null while it is switched off. */
  value: string | null;
  onChange(value: string | null): void;
}

/** Something that is done when nobody says the value, with its words. */
export function ParameterAnswer(props: ParameterAnswerProps) {
  const { label, field, placeholder, namesValues = false, value, onChange } = props;
  const id = useId();
  return (
    <Box sx={{ mt: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 28 }}>
        <Toggle id={id} checked={value !== null} onChange={(on) => onChange(on ? '' : null)} />
        <Box component="label" htmlFor={id} sx={{ fontSize: '0.8125rem', cursor: 'pointer' }}>
          {label}
        </Box>
      </Box>
      {value !== null && namesValues && (
        <Box sx={{ mt: 0.5 }}>
          <ValueField
            label={field}
            autoFocus={value === ''}
            value={value}
            placeholder={placeholder}
            maxLength={parameterTextMax}
            onChange={onChange}
          />
          <ParameterWarning text={value} />
        </Box>
      )}
      {value !== null && !namesValues && (
        <OutlinedInput
          fullWidth
          size="small"
          autoFocus={value === ''}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          inputProps={{ 'aria-label': field, maxLength: parameterTextMax }}
          sx={{ mt: 0.5 }}
        />
      )}
    </Box>
  );
}
