import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Understanding } from './transcript.ts';

/** How many of the ranked flows are worth showing. */
const shown = 5;
const percent = (part: number) => `${Math.round(part * 100)} %`;

/** The flows that came closest, each with its confidence as a bar, and where the threshold lies. */
export function Ranking({ understood: { ranking, threshold } }: { understood: Understanding }) {
  const { t } = useTranslation('chat');
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {ranking.slice(0, shown).map(({ flowId, title, confidence }) => (
          <Box component="li" key={flowId}>
            <Box sx={{ display: 'flex', gap: 1, fontSize: '0.75rem' }}>
              <Box
                component="span"
                sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {title}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
                {percent(confidence)}
              </Box>
            </Box>
            <Box
              aria-hidden
              sx={{ position: 'relative', height: 4, borderRadius: '2px', bgcolor: 'tint.neutral' }}
            >
              <Box
                sx={{
                  width: `${Math.min(1, confidence) * 100}%`,
                  height: '100%',
                  borderRadius: '2px',
                  bgcolor: confidence >= threshold ? 'success.main' : 'text.disabled',
                }}
              />
              <Box
                sx={{
                  position: 'absolute',
                  top: -2,
                  bottom: -2,
                  left: `${Math.min(1, threshold) * 100}%`,
                  width: '1px',
                  bgcolor: 'text.secondary',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 0.75, fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('why.threshold', { percent: Math.round(threshold * 100) })}
      </Box>
    </Box>
  );
}
