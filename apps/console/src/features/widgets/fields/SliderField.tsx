import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface SliderFieldProps {
  path: PathOf<number>;
  label: string;
  note: string;
  min: number;
  max: number;
  step: number;
}

/** A number of the widget's between two others, with what it is beside the slider. */
export function SliderField({ path, label, note, ...range }: SliderFieldProps) {
  const id = useId();
  const { i18n } = useTranslation();
  const { value, change, problem } = useWidgetField(path);
  const format = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK', {
    minimumFractionDigits: 1,
  });
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem} named>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 32, pl: 1 }}>
        <Slider
          {...range}
          size="small"
          value={value}
          getAriaValueText={(now) => format.format(now)}
          onChange={(_, next) => change(Number(next))}
          slotProps={{
            input: {
              name: path,
              'aria-label': label,
              'aria-describedby': `${id}-note`,
              'aria-invalid': problem !== undefined,
            },
          }}
        />
        <Box component="span" aria-hidden sx={{ minWidth: 28, fontVariantNumeric: 'tabular-nums' }}>
          {format.format(value)}
        </Box>
      </Box>
    </FieldFrame>
  );
}
