import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { isColor, sixDigits } from '../contrast.ts';
import { type PathOf, useWidgetField } from '../fields/use-widget-field.ts';

export type ColorPath = PathOf<string | null> & `chatConfig.${string}Color`;

interface ColorFieldProps {
  path: ColorPath;
  label: string;
  /** What it is without a colour of its own; null where that differs between light and dark. */
  automatic: string | null;
}

/** A colour, picked or written; without one the theme decides. */
export function ColorField({ path, label, automatic }: ColorFieldProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const { value, change, problem } = useWidgetField(path);
  const shown = value !== null && isColor(value) ? value : automatic;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ flex: '1 1 120px', minWidth: 0, fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box
        component="input"
        type="color"
        aria-label={t('color.pick', { name: label })}
        value={sixDigits(shown ?? '#ffffff')}
        onChange={({ target }) => change(target.value)}
        sx={{
          flexShrink: 0,
          width: 36,
          height: 36,
          p: '3px',
          border: 1,
          borderColor: 'line.control',
          borderStyle: value === null ? 'dashed' : 'solid',
          borderRadius: 1,
          bgcolor: 'background.paper',
          cursor: 'pointer',
          '&::-webkit-color-swatch-wrapper': { p: 0 },
          '&::-webkit-color-swatch': { border: 0, borderRadius: '5px', ...(!shown && { opacity: 0 }) },
        }}
      />
      <Box sx={{ flexShrink: 0, width: 116 }}>
        <FramedInput
          id={id}
          frameHeight={36}
          maxLength={7}
          spellCheck={false}
          value={value ?? ''}
          placeholder={t('color.automatic')}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          onChange={({ target }) => {
            const text = target.value.trim();
            change(text ? (text.startsWith('#') ? text : `#${text}`) : null);
          }}
        />
      </Box>
      <Box sx={{ visibility: value === null ? 'hidden' : undefined }}>
        <Hint text={t('color.automatic')} align="end">
          <IconButton
            size="small"
            aria-label={t('color.reset', { name: label })}
            onClick={() => change(null)}
            sx={{ color: 'text.secondary' }}
          >
            <RotateCcw size={16} aria-hidden />
          </IconButton>
        </Hint>
      </Box>
      {problem && (
        <Box
          id={`${id}-note`}
          role="alert"
          sx={{ flexBasis: '100%', fontSize: '0.8125rem', color: 'error.main' }}
        >
          {problem}
        </Box>
      )}
    </Box>
  );
}
