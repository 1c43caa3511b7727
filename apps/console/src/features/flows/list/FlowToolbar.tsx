import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { FlaskConical, List, ListTree, Table2, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ChecksLink } from '../../checks/index.ts';
import { joinPlaces, readPlaces } from '../../flow-list/index.ts';
import { FirstStepsLink } from '../first-steps/FirstStepsLink.tsx';
import { SearchPlaces } from './SearchPlaces.tsx';
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
      data-head
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        px: { xs: 2, md: 4 },
        pb: 1.5,
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, maxWidth: { sm: 360 } }}>
        <SearchField
          value={search.text}
          onSearch={search.setText}
          label={t('list.search')}
          clearLabel={shell('action.clearSearch')}
          delay={0}
        />
      </Box>
      <SearchPlaces
        places={readPlaces(search.address.in)}
        onChange={(places) => search.change({ in: joinPlaces(places) })}
      />
      <Box sx={{ order: { xs: 1, sm: 0 } }}>
        <Segmented
          label={t('list.filter.label')}
          value={search.address.status ?? 'all'}
          onChange={(status) => search.change({ status: status === 'all' ? undefined : status })}
          choices={[
            { value: 'all', label: t('list.filter.all') },
            { value: 'published', label: t('list.filter.published') },
            { value: 'draft', label: t('list.filter.draft') },
            { value: 'disabled', label: t('list.filter.disabled') },
          ]}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
        <Segmented
          label={t('list.view.label')}
          value={view}
          onChange={onView}
          choices={[
            { value: 'list', label: t('list.view.list'), icon: <List size={18} aria-hidden /> },
            { value: 'tree', label: t('list.view.tree'), icon: <ListTree size={18} aria-hidden /> },
            { value: 'chart', label: t('list.view.chart'), icon: <Waypoints size={18} aria-hidden /> },
          ]}
        />
        <FirstStepsLink />
        <ChecksLink />
        <Hint text={t('tests.open')} align="end">
          <IconButton component={Link} to="/intent/tests" size="small" aria-label={t('tests.open')}>
            <FlaskConical size={18} aria-hidden />
          </IconButton>
        </Hint>
        <Hint text={t('oldlist.open')} align="end">
          <IconButton component={Link} to="/intent/oldlist" size="small" aria-label={t('oldlist.open')}>
            <Table2 size={18} aria-hidden />
          </IconButton>
        </Hint>
      </Box>
    </Box>
  );
}
