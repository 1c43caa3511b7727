import type { Source } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { SourceLoading } from './SourceLoading.tsx';
import { useSource } from './use-source.ts';
import { useSourceProgress } from './use-source-progress.ts';

/** One source. */
export function SourceScreen() {
  const { id } = useParams({ from: '/shell/jobs/detail/$id' });
  return (
    <EditorPage>
      <SavedSource key={id} id={id} />
    </EditorPage>
  );
}

function SavedSource({ id }: { id: string }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  useSourceProgress();
  const { data, isError, isFetchedAfterMount } = useSource(id);
  // What is edited is what was there when it was opened; what is read meanwhile is only shown.
  const [loaded, setLoaded] = useState<Source | null>(null);
  if (data && isFetchedAfterMount && !loaded) setLoaded(data);
  useLeaveOnFailure(isError && !loaded, t('form.loadingError'), () => void navigate({ to: '/jobs/list' }));
  if (!loaded || !data) return <SourceLoading isFailed={isError} />;
  return <SourceEditor loaded={loaded} live={data} />;
}
