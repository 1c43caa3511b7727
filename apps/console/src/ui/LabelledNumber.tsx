import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import { FramedInput } from './FramedInput.tsx';
import { readNumber } from './read-number.ts';
import { useNumberFormat } from './use-number-format.ts';

interface LabelledNumberProps {
  label: string;
  /** Null while the field is empty; what is typed and is no number is `NaN`. */
  value: number | null;
  /** Stands after the number. */
  unit?: string | undefined;
  note?: string | undefined;
  error?: string | undefined;
  onChange(value: number | null): void;
}

/** A number, written as the reader's language writes it. While it is typed it stands as it is typed. */
export function LabelledNumber({ label, value, unit, note, error, onChange }: LabelledNumberProps) {
  const id = useId();
  const { language } = useTranslation().i18n;
  const format = useNumberFormat();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame id={id} label={label} note={note} problem={error} quiet>
      <FramedInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed ?? (value === null ? '' : format(value))}
        aria-invalid={error !== undefined}
        aria-describedby={error || note ? `${id}-note` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value.trim() === '' ? null : readNumber(target.value, language));
        }}
        // What is no number stays, for it to be seen what is wrong.
        onBlur={() => setTyped((text) => (Number.isNaN(value) ? text : null))}
        end={
          unit && (
            <Box component="span" sx={{ pr: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {unit}
            </Box>
          )
        }
      />
    </FieldFrame>
  );
}
