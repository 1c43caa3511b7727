import Button from '@mui/material/Button';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useToast } from '../../lib/toast/toast.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordColumns } from '../../ui/RecordColumns.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { EntityTypeTree } from './EntityTypeTree.tsx';
import type { EntitySearch } from './entity-search.ts';
import { useEntityTypeList } from './use-entity-type-list.ts';

const columns = ['title', 'entries', 'flows', 'changed'] as const;

const ButtonLink = createLink(Button);

/** All entity types: the agent's own, and those that every bot knows. */
export function EntityTypesScreen() {
  const { t } = useTranslation('entities');
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('list.description')}
        actions={
          <ButtonLink to="/entities/detail" variant="contained" startIcon={<Plus aria-hidden />}>
            {t('list.new')}
          </ButtonLink>
        }
      />
      <EntityTypes />
    </ListScreen>
  );
}

function EntityTypes() {
  const { t } = useTranslation('entities');
  const toast = useToast();
  const list = useEntityTypeList();
  const address = useSearch({ from: '/shell/entities/list' });
  const navigate = useNavigate({ from: '/entities/list' });
  const change = (part: EntitySearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });

  useEffect(() => {
    if (list.isError) toast.error(t('entities.loading.error'));
  }, [list.isError, toast, t]);

  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <ListSearch
        label={t('list.search')}
        search={address.search}
        onSearch={(search) => change({ search })}
      />
      <RecordColumns
        columns={columns}
        labelOf={(id) => t(`list.column.${id}`)}
        sorting={address}
        onSort={change}
      />
      {list.data ? (
        <EntityTypeTree types={list.data.list} address={address} />
      ) : (
        <SkeletonRows label={t('list.loading')} count={8} rowHeight={47} />
      )}
    </>
  );
}
