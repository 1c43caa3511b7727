import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnsolvedQuestion } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/toast/error-text.ts';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { FieldLabel } from '../add/FieldLabel.tsx';
import { type Destination, isReady, type PhraseDraft } from '../add/phrase-drafts.ts';
import { TrialAnswers } from './TrialAnswers.tsx';
import { trialBody, useTrial } from './use-trial.ts';

interface TrialSectionProps {
  phrases: readonly PhraseDraft[];
  destination: Destination;
  alike: readonly UnsolvedQuestion[];
}

/** Shows what the bot would say with the phrases, before anything is saved. Saving need not wait for it. */
export function TrialSection({ phrases, destination, alike }: TrialSectionProps) {
  const { t } = useTranslation('training');
  const { state, start, abandon } = useTrial();
  const [tried, setTried] = useState('');
  const ready = isReady(phrases, { ...destination, publish: true });
  const body = trialBody(phrases, destination, alike);
  const isStale = state.status === 'done' && tried !== JSON.stringify(body);
  const begin = () => {
    setTried(JSON.stringify(body));
    start(body);
  };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1 }}>
          <FieldLabel>{t('trial.title')}</FieldLabel>
          <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {state.status === 'running'
              ? t('trial.running', { percent: Math.round(state.progress * 100) })
              : isStale
                ? t('trial.stale')
                : t('trial.introduction')}
          </Box>
        </Box>
        {state.status === 'running' ? (
          <Button size="small" variant="outlined" color="inherit" onClick={abandon}>
            {t('trial.stop')}
          </Button>
        ) : (
          <Button size="small" variant="outlined" disabled={!ready} onClick={begin}>
            {t(state.status === 'idle' ? 'trial.start' : 'trial.again')}
          </Button>
        )}
      </Box>
      {state.status === 'running' && (
        <Box sx={{ mt: 1.5 }}>
          <ProgressLine value={state.progress} label={t('trial.title')} />
        </Box>
      )}
      {state.status === 'failed' && (
        <Box role="alert" sx={{ mt: 1.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {errorText(state.error)}
        </Box>
      )}
      {state.status === 'done' && (
        <Box sx={{ mt: 2, opacity: isStale ? 0.55 : 1, transition: 'opacity 120ms' }}>
          <TrialAnswers result={state.result} intentId={state.intentId} />
        </Box>
      )}
    </Box>
  );
}
