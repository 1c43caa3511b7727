import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FlowName } from './FlowName.tsx';
import type { Understanding } from './reason.ts';
import type { NamedFlow } from './use-flow-titles.ts';

interface RankingProps {
  understood: Understanding;
  /** The flow that was understood; null when none came close enough. */
  chosenFlowId: string | null;
  nameOf(flowId: string, before?: string): NamedFlow;
}

/** The flows that came closest, each with its confidence as a bar, and where the threshold lies. */
export function Ranking({ understood: { ranking, threshold }, chosenFlowId, nameOf }: RankingProps) {
  const { t } = useTranslation('chat');
  return (
    <Box>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          // A long title is cut before the percentages are.
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {ranking.map(({ flowId, title, confidence }) => {
          const isChosen = flowId === chosenFlowId;
          return (
            <Box component="li" key={flowId}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: isChosen ? 600 : 400 }}>
                <Box
                  component="span"
                  sx={{ minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
                >
                  <FlowName flowId={flowId} flow={nameOf(flowId, title)} quiet />
                </Box>
                {isChosen && (
                  <Box component="span" sx={{ display: 'flex', color: 'success.main' }}>
                    <Check size={14} role="img" aria-label={t('why.chosen')} />
                  </Box>
                )}
                <Box
                  component="span"
                  sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
                >
                  {`${Math.round(confidence * 100)} %`}
                </Box>
              </Box>
              <Bar confidence={confidence} threshold={threshold} />
            </Box>
          );
        })}
      </Box>
      <Box sx={{ mt: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('why.threshold', { percent: Math.round(threshold * 100) })}
      </Box>
    </Box>
  );
}

function Bar({ confidence, threshold }: { confidence: number; threshold: number }) {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 4, borderRadius: '2px', bgcolor: 'tint.neutral' }}>
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
  );
}
