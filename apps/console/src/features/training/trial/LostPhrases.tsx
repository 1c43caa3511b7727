import Box from '@mui/material/Box';
import type { TrialResult } from '@samtale/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The training phrases of the flows nearby that would not lead to their flow any more. */
export function LostPhrases({ result: { lostPhraseList, checkedPhraseCount } }: { result: TrialResult }) {
  const { t } = useTranslation('training');
  if (!checkedPhraseCount) return null;
  const isHarmless = lostPhraseList.length === 0;
  const Icon = isHarmless ? CircleCheck : TriangleAlert;
  return (
    <Box sx={{ fontSize: '0.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 1, fontWeight: isHarmless ? 400 : 550 }}>
        <Box sx={{ display: 'flex', mt: '2px', color: isHarmless ? 'success.main' : 'warning.main' }}>
          <Icon size={16} aria-hidden />
        </Box>
        {isHarmless
          ? t('trial.nothingLost', { count: checkedPhraseCount })
          : t('trial.lost', { count: lostPhraseList.length })}
      </Box>
      {!isHarmless && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pl: 3, display: 'grid', gap: 1 }}>
          {lostPhraseList.map(({ intentId, title, phrase, after }) => (
            <li key={`${intentId} ${phrase}`}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{phrase}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                {t('trial.lostIn', { title })} ·{' '}
                {after.isFallback || after.intentId === intentId
                  ? t('trial.lostNowhere')
                  : t('trial.lostTo', { title: after.title })}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
