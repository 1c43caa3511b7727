import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { delayMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';

/** Seconds before the bubble comes, in tenths. */
export function DelayField({ value, onChange }: { value: number; onChange(seconds: number): void }) {
  const { t } = useTranslation('flows');
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ flex: 1 }}>
        {t('bubble.delay')}
      </Box>
      <InputBase
        type="number"
        value={value}
        onChange={({ target }) => {
          const seconds = Number(target.value);
          if (Number.isFinite(seconds))
            onChange(Math.min(delayMax, Math.max(0, Math.round(seconds * 10) / 10)));
        }}
        inputProps={{ min: 0, max: delayMax, step: 0.5, 'aria-label': t('bubble.delayLabel') }}
        sx={{
          width: 64,
          px: 1,
          border: 1,
          borderColor: 'line.control',
          borderRadius: '6px',
          fontSize: '0.875rem',
          '& input': { p: 0, height: 28 },
        }}
      />
      {t('bubble.seconds')}
    </Box>
  );
}
