import Box from '@mui/material/Box';
import type { LikelyFlow } from '@samtale/contract';
import { useTranslation } from 'react-i18next';

/** A flow that may be meant, and how likely that is. */
export function LikelyScore({ flow }: { flow: LikelyFlow | null | undefined }) {
  const { t } = useTranslation('training');
  if (!flow) return t('list.noNearest');
  return (
    <>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.primary' }}>
        {flow.title}
      </Box>
      <ScoreBar confidence={flow.confidence} />
    </>
  );
}

/** How sure the bot is, as a bar and in words. */
export function ScoreBar({ confidence }: { confidence: number }) {
  const { t } = useTranslation('training');
  const percent = Math.round(confidence * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
      <Box aria-hidden sx={{ width: 48, height: 4, borderRadius: '2px', bgcolor: 'tint.neutral' }}>
        <Box sx={{ width: `${percent}%`, height: '100%', borderRadius: '2px', bgcolor: 'text.disabled' }} />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('list.confidence', { percent })}
      </Box>
    </Box>
  );
}
