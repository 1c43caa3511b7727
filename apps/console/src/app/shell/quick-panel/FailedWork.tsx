import Box from '@mui/material/Box';
import { endpoints, SourceStatus } from '@samtale/contract';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTrainingState } from '../../../features/training-state/use-training-state.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { QuickFailure } from './QuickAnswer.tsx';
import { QuickRow } from './QuickLinks.tsx';
import { QuickSection } from './QuickSection.tsx';

/**
 * A training that failed, tests that keep the newest changes from answering, and sources that could not be read; nothing
 * while all is well. What could not be asked for is said too: it might be one of these.
 */
export function FailedWork() {
  const { t } = useTranslation('around');
  const training = useTrainingState();
  const { data } = training;
  const { agent } = useSession();
  const sources = useEndpoint(
    endpoints.sources.getGptTrainingJobList,
    { params: { agentId: agent.id }, query: { searchText: '' } },
    { enabled: agent.includeGpt },
  );
  const failed = data?.state === 'failed';
  const blockedBy = data?.blockedBy ?? [];
  const unread = (sources.data?.list ?? []).filter(
    ({ active, status }) => active && status === SourceStatus.failed,
  );
  const unknown = [training, sources].filter((query) => query.error && !query.data);
  if (!failed && blockedBy.length === 0 && unread.length === 0 && unknown.length === 0) return null;
  return (
    <QuickSection title={t('quick.failed.title')}>
      {unknown.map((query) =>
        query.error ? (
          <QuickFailure key={query === training ? 'training' : 'sources'} {...query} error={query.error} />
        ) : null,
      )}
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
      {unread.map(({ id, title }) => (
        <QuickRow key={id} to="/jobs/detail/$id" params={{ id }}>
          <Line>{title}</Line>
          <Box component="span" sx={{ pl: 3, fontSize: '0.75rem', color: 'text.secondary' }}>
            {t('quick.failed.source')}
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
