import Button from '@mui/material/Button';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordColumns } from '../../ui/RecordColumns.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { useTemplateList } from '../template-list/index.ts';
import { arrangeTemplates } from './arrange-templates.ts';
import { TemplateRow } from './TemplateRow.tsx';
import type { TemplateSearch } from './template-search.ts';
import { useDeleteTemplate } from './use-delete-template.ts';

const columns = ['title', 'phrases', 'flows', 'changed'] as const;

/** All templates of the agent, with how much is in them and how many flows use them. */
export function TemplatesScreen() {
  const { t } = useTranslation('templates');
  return (
    <ListScreen minHeight={480}>
      <PageHeader title={t('title')} description={t('list.description')} actions={<NewTemplateButton />} />
      <Templates />
    </ListScreen>
  );
}

const ButtonLink = createLink(Button);

function NewTemplateButton() {
  const { t } = useTranslation('templates');
  return (
    <ButtonLink to="/template/detail" variant="contained" startIcon={<Plus aria-hidden />}>
      {t('list.new')}
    </ButtonLink>
  );
}

function Templates() {
  const { t, i18n } = useTranslation('templates');
  const list = useTemplateList();
  const address = useSearch({ from: '/shell/template/list' });
  const navigate = useNavigate({ from: '/template/list' });
  const remove = useDeleteTemplate();
  const rows = useMemo(
    () => arrangeTemplates(list.data?.list ?? [], address, i18n.language),
    [list.data, address, i18n.language],
  );
  const change = (part: TemplateSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });

  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data?.list.length === 0) {
    return (
      <EmptyState
        icon={LayoutTemplate}
        title={t('list.empty.title')}
        description={t('list.empty.description')}
        action={<NewTemplateButton />}
      />
    );
  }
  return (
    <>
      <ListSearch
        label={t('list.search')}
        search={address.search}
        delay={100}
        onSearch={(search) => change({ search })}
      />
      <RecordColumns
        columns={columns}
        labelOf={(id) => t(`list.column.${id}`)}
        sorting={address}
        onSort={change}
      />
      <RecordList
        label={t('title')}
        items={list.data ? rows : null}
        loading={t('list.loading')}
        noMatches={{
          title: t('list.noMatches', { text: address.search ?? '' }),
          advice: t('list.noMatchesAdvice'),
        }}
        onOpen={({ id }) =>
          void navigate({
            to: '/template/detail/$trainingPhraseTemplateId',
            params: { trainingPhraseTemplateId: id },
          })
        }
        onDelete={(template) => void remove(template)}
        renderRow={(template) => <TemplateRow template={template} onDelete={() => void remove(template)} />}
      />
    </>
  );
}
