import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTrainingState } from '../../../features/training/use-training-state.ts';
import { QuickRow } from './QuickLinks.tsx';
import { QuickSection } from './QuickSection.tsx';

/** A training that failed, and tests that keep the newest changes from answering; nothing while all is well. */
export function TrainingTrouble() {
  const { t } = useTranslation('around');
  const { data } = useTrainingState();
  const failed = data?.state === 'failed';
  const blockedBy = data?.blockedBy ?? [];
  if (!failed && blockedBy.length === 0) return null;
  return (
    <QuickSection title={t('quick.failed.title')}>
      {failed && (
        <QuickRow to="/intent/list">
          <Line>{t('quick.failed.training')}</Line>
        </QuickRow>
      )}
      {blockedBy.map(({ testId, title }) => (
        <QuickRow key={testId} to="/intent/tests/$testId" params={{ testId }}>
          <Line>{title}</Line>
          <Box component="span" sx={{ pl: 3, fontSize: '0.75rem', color: 'text.secondary' }}>
            {t('quick.failed.test')}
          </Box>
        </QuickRow>
      ))}
    </QuickSection>
  );
}

function Line({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'error.main' }}>
        <CircleAlert size={16} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}
