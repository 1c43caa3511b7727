import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';
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
  /** What is no number stays as it was typed, for it to be seen what is wrong. */
  const [typed, setTyped] = useState('');
  const isNumber = value !== null && !Number.isNaN(value);
  const written = isNumber ? String(value) : value === null ? '' : typed;
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem}>
      <FramedInput
        id={id}
        name={path}
        inputMode="numeric"
        value={written}
        maxLength={6}
        placeholder={empty?.words}
        aria-invalid={problem !== undefined}
        aria-describedby={problem || note ? `${id}-note` : undefined}
        onChange={({ target }) => {
          const text = target.value.trim();
          setTyped(text);
          // What is no whole number is wrong, and the field says so.
          if (text === '' && empty) change(empty.value);
          else change(/^\d+$/.test(text) ? Number(text) : Number.NaN);
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
