import { endpoints } from '@samtale/contract';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { TestEditor } from './TestEditor.tsx';

/** One conversation test. */
export function TestScreen() {
  const { testId } = useParams({ from: '/shell/intent/tests/$testId' });
  return (
    <EditorPage>
      <SavedTest key={testId} testId={testId} />
    </EditorPage>
  );
}

function SavedTest({ testId }: { testId: string }) {
  const { t } = useTranslation('conversationTests');
  const { agent } = useSession();
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, error, isFetchedAfterMount, refetch } = useEndpoint(
    endpoints.conversationTests.getConversationTest,
    { params: { agentId: agent.id, testId } },
    {
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  if (data && isFetchedAfterMount && !isError) return <TestEditor loaded={data} />;
  return (
    <>
      <PageHeader title={t('title')} back={<BackLink to="/intent/tests">{t('title')}</BackLink>} />
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('detail.loading')} count={6} rowHeight={88} />
      )}
    </>
  );
}
