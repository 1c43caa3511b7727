import Box from '@mui/material/Box';
import { endpoints, type TrainingPhraseTemplate } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useFlowParams } from '../flow-list/index.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const { getTrainingPhraseTemplate } = endpoints.templates;

/** One template, or a new one. */
export function TemplateScreen() {
  const { trainingPhraseTemplateId: id } = useParams({ strict: false });
  const chosen = useFlowParams();
  // A template belongs to the language it was opened in; choosing another leads back to the list of that one.
  const [params] = useState(chosen);
  const navigate = useNavigate();
  useEffect(() => {
    if (params !== chosen) void navigate({ to: '/template/list' });
  }, [params, chosen, navigate]);

  const open = (saved: TrainingPhraseTemplate) =>
    void navigate({
      to: '/template/detail/$trainingPhraseTemplateId',
      params: { trainingPhraseTemplateId: saved.id },
      replace: true,
    });
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        height: '100%',
        minHeight: 640,
        bgcolor: 'background.paper',
      }}
    >
      {id === undefined ? (
        <TemplateEditor loaded={null} params={params} onCreated={open} />
      ) : (
        <SavedTemplate key={id} params={{ ...params, id }} onCreated={open} />
      )}
    </Box>
  );
}

interface SavedTemplateProps {
  params: { agentId: string; languageId: string; id: string };
  onCreated(saved: TrainingPhraseTemplate): void;
}

function SavedTemplate({ params, onCreated }: SavedTemplateProps) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetchedAfterMount } = useEndpoint(
    getTrainingPhraseTemplate,
    { params },
    {
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  useLeaveOnFailure(
    isError,
    t('trainingPhraseTemplate.detail.loading.error'),
    () => void navigate({ to: '/template/list' }),
  );

  if (data && isFetchedAfterMount && !isError)
    return <TemplateEditor loaded={data} params={params} onCreated={onCreated} />;
  return (
    <>
      <PageHeader title={t('detail.title')} back={<BackLink to="/template/list">{t('title')}</BackLink>} />
      {!isError && <SkeletonRows label={t('detail.loading')} count={8} rowHeight={41} />}
    </>
  );
}
