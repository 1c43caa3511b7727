import { type EntityType, endpoints } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useFlowParams } from '../flow-list/index.ts';
import { EntityTypeEditor } from './EntityTypeEditor.tsx';
import { SystemEntityType } from './SystemEntityType.tsx';

/** One entity type, or a new one. */
export function EntityTypeScreen() {
  const { entityTypeId } = useParams({ strict: false });
  const chosen = useFlowParams();
  // A type belongs to the language it was opened in; choosing another leads back to the list of that one.
  const [params] = useState(chosen);
  const navigate = useNavigate();
  useEffect(() => {
    if (params !== chosen) void navigate({ to: '/entities/list' });
  }, [params, chosen, navigate]);

  const open = (saved: EntityType) =>
    void navigate({
      to: '/entities/detail/$entityTypeId',
      params: { entityTypeId: saved.id },
      replace: true,
    });
  return (
    <EditorPage>
      {entityTypeId === undefined ? (
        <EntityTypeEditor loaded={null} params={params} onCreated={open} />
      ) : (
        <SavedEntityType key={entityTypeId} params={params} entityTypeId={entityTypeId} onCreated={open} />
      )}
    </EditorPage>
  );
}

interface SavedEntityTypeProps {
  params: { agentId: string; languageId: string };
  entityTypeId: string;
  onCreated(saved: EntityType): void;
}

function SavedEntityType({ params, entityTypeId, onCreated }: SavedEntityTypeProps) {
  const { t } = useTranslation('entities');
  const navigate = useNavigate();
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetchedAfterMount } = useEndpoint(
    endpoints.entities.getEntityType,
    { params: { ...params, entityTypeId } },
    {
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  useLeaveOnFailure(isError, t('entity.detail.loading.error'), () => void navigate({ to: '/entities/list' }));

  if (!data || !isFetchedAfterMount || isError) {
    return (
      <>
        <PageHeader title={t('detail.title')} back={<BackLink to="/entities/list">{t('title')}</BackLink>} />
        {!isError && <SkeletonRows label={t('detail.loading')} count={8} rowHeight={45} />}
      </>
    );
  }
  return data.system ? (
    <SystemEntityType type={data} params={params} />
  ) : (
    <EntityTypeEditor loaded={data} params={params} onCreated={onCreated} />
  );
}
