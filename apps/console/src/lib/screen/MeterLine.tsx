import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface MeterLineProps {
  label: string;
  used: number;
  /** Null is as much as one likes. */
  limit: number | null;
}

/** How much of something is used, with a bar where there is a limit to it. */
export function MeterLine({ label, used, limit }: MeterLineProps) {
  const { t } = useTranslation('around');
  const labelId = useId();
  const number = useNumberFormat();
  const share = limit ? Math.min(1, used / limit) : 0;
  const words =
    limit === null ? number(used) : t('plan.ofLimit', { used: number(used), limit: number(limit) });
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.8125rem' }}>
        <span id={labelId}>{label}</span>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {words}
        </Box>
      </Box>
      {limit !== null && (
        <Box
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={words}
          sx={{ height: 4, mt: 0.75, borderRadius: '2px', bgcolor: 'tint.neutral', overflow: 'hidden' }}
        >
          <Box
            sx={{
              height: '100%',
              width: `${share * 100}%`,
              borderRadius: '2px',
              bgcolor: share >= 1 ? 'warning.main' : 'primary.main',
            }}
          />
        </Box>
      )}
    </Box>
  );
}
