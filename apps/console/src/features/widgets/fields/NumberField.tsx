import Box from '@mui/material/Box';
import { useId } from 'react';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface NumberFieldProps {
  path: PathOf<number> | PathOf<number | null>;
  label: string;
  /** Stands after the number. */
  unit: string;
  note?: string;
  /** What an empty field means; without it a number has to stand there. */
  empty?: { value: null; words: string };
}

/** A number of the widget's. */
export function NumberField({ path, label, unit, note, empty }: NumberFieldProps) {
  const id = useId();
  const { value, change, problem } = useWidgetField(path);
  const written = value === null || Number.isNaN(value) ? '' : String(value);
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem}>
      <FramedInput
        id={id}
        name={path}
        inputMode="numeric"
        value={written}
        placeholder={empty?.words}
        aria-invalid={problem !== undefined}
        aria-describedby={problem || note ? `${id}-note` : undefined}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 6);
          // Without a number in it the field is wrong, and says so.
          change(digits ? Number(digits) : empty ? empty.value : Number.NaN);
        }}
        end={
          <Box component="span" sx={{ pr: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {unit}
          </Box>
        }
      />
    </FieldFrame>
  );
}
