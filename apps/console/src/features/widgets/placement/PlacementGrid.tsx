import Box from '@mui/material/Box';
import { Placement } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidgetField } from '../fields/use-widget-field.ts';

/** The cells as they stand on a screen, row by row. */
const cells = [
  'topLeft',
  'topMiddle',
  'topRight',
  'middleLeft',
  'middle',
  'middleRight',
  'bottomLeft',
  'bottomMiddle',
  'bottomRight',
] as const;

interface PlacementGridProps {
  path: 'chatConfig.chatClientPlacement' | 'chatConfig.chatMobilePlacement';
  label: string;
  isMobile: boolean;
}

/** A small screen with nine places on it, one of which the widget stands in. */
export function PlacementGrid({ path, label, isMobile }: PlacementGridProps) {
  const { t } = useTranslation('widgets');
  const name = useId();
  const { value, change } = useWidgetField(path);
  const chosen = cells.find((cell) => Placement[cell] === value) ?? 'bottomRight';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: 1 }}>
      <Box
        role="radiogroup"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gridTemplateRows: 'repeat(3, 1fr)',
          width: isMobile ? 92 : '100%',
          maxWidth: 208,
          height: isMobile ? 156 : 130,
          p: '5px',
          border: 2,
          borderColor: 'line.control',
          borderRadius: isMobile ? '14px' : '8px',
          bgcolor: 'background.sunken',
        }}
      >
        {cells.map((cell) => (
          <Box
            key={cell}
            component="label"
            title={t(`place.${cell}`)}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              borderRadius: '6px',
              cursor: 'pointer',
              '&::before': {
                content: '""',
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: 'line.control',
                opacity: 0.55,
                transition: 'width 120ms, height 120ms',
              },
              '&:hover': { bgcolor: 'action.hover' },
              '&:has(:checked)::before': {
                width: 20,
                height: 20,
                borderRadius: '50% 50% 50% 4px',
                opacity: 1,
                bgcolor: 'primary.main',
              },
              '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              aria-label={t(`place.${cell}`)}
              checked={cell === chosen}
              onChange={() => change(Placement[cell])}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t(`place.${chosen}`)}</Box>
    </Box>
  );
}
