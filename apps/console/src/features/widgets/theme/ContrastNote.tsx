import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contrast, isColor } from '../contrast.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';
import type { ColorPath } from './ColorField.tsx';

interface ContrastNoteProps {
  ground: ColorPath;
  text: ColorPath;
  /** What the ground is without a colour of its own; null where that differs between light and dark. */
  automaticGround: string | null;
  least: number;
}

/** Warns where a text is hard to read. A text without a colour of its own is black or white, whichever stands out. */
export function ContrastNote({ ground, text, automaticGround, least }: ContrastNoteProps) {
  const { t, i18n } = useTranslation('widgets');
  const own = useWidgetField(ground).value;
  const words = useWidgetField(text).value;
  if (words === null || !isColor(words)) return null;
  const behind = own ?? automaticGround;
  const ratio = behind !== null && isColor(behind) ? contrast(behind, words) : null;
  if (ratio === null ? own !== null : ratio >= least) return null;
  const number = (value: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 1, mt: 0.5, px: 1.25, py: 0.75, borderRadius: 1, bgcolor: 'tint.warning' }}
    >
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Box sx={{ fontSize: '0.8125rem' }}>
        {ratio === null
          ? t('color.groundNeeded')
          : t('color.lowContrast', { ratio: number(Math.floor(ratio * 10) / 10), least: number(least) })}
      </Box>
    </Box>
  );
}
