import Box from '@mui/material/Box';
import { List, ListTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Segmented } from './Segmented.tsx';
import type { useFlowSearch } from './use-flow-search.ts';
import type { ViewType } from './view-type.ts';

interface FlowToolbarProps {
  search: ReturnType<typeof useFlowSearch>;
  view: ViewType;
  onView(view: ViewType): void;
}

/** Narrows the list and chooses how it is shown. */
export function FlowToolbar({ search, view, onView }: FlowToolbarProps) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 4 },
        pb: 1.5,
      }}
    >
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}>
        <SearchField
          value={search.text}
          onSearch={search.setText}
          label={t('list.search')}
          clearLabel={shell('action.clearSearch')}
          delay={0}
        />
      </Box>
      <Segmented
        label={t('list.filter.label')}
        value={search.address.status ?? 'all'}
        onChange={(status) => search.change({ status: status === 'all' ? undefined : status })}
        choices={[
          { value: 'all', label: t('list.filter.all') },
          { value: 'published', label: t('list.filter.published') },
          { value: 'draft', label: t('list.filter.draft') },
        ]}
      />
      <Box sx={{ flex: { sm: 1 } }} />
      <Segmented
        label={t('list.view.label')}
        value={view}
        onChange={onView}
        choices={[
          { value: 'list', label: t('list.view.list'), icon: <List size={18} aria-hidden /> },
          { value: 'tree', label: t('list.view.tree'), icon: <ListTree size={18} aria-hidden /> },
        ]}
      />
    </Box>
  );
}
