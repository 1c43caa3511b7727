import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { TrainingSearch } from './training-search.ts';

interface TrainingToolbarProps {
  search: TrainingSearch;
  onChange(change: TrainingSearch): void;
}

/** Which questions are shown, and how. */
export function TrainingToolbar({ search, onChange }: TrainingToolbarProps) {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const { text = '', view, order, show } = search;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 360 } }}>
        <SearchField
          value={text}
          onSearch={(next) => onChange({ text: next || undefined })}
          label={t('search')}
          clearLabel={shell('action.clearSearch')}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 'auto' }, ml: { md: 'auto' } }}>
        <Segmented
          label={t('view.label')}
          value={view ?? 'groups'}
          choices={[
            { value: 'groups', label: t('view.groups') },
            { value: 'list', label: t('view.list') },
          ]}
          onChange={(next) => onChange({ view: next === 'list' ? next : undefined })}
        />
      </Box>
      {/* On a phone the two share a row. */}
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          width: { xs: '100%', sm: 'auto' },
          '& > *': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        <PlainSelect
          label={t('order.label')}
          value={order ?? 'count'}
          options={[
            { value: 'count', label: t('order.count') },
            { value: 'newest', label: t('order.newest') },
          ]}
          onChange={(next) => onChange({ order: next === 'newest' ? next : undefined })}
        />
        <PlainSelect
          label={t('status.label')}
          value={show ?? 'unsolved'}
          options={[
            { value: 'unsolved', label: t('status.unsolved') },
            { value: 'ignored', label: t('status.ignored') },
          ]}
          onChange={(next) => onChange({ show: next === 'ignored' ? next : undefined })}
        />
      </Box>
    </Box>
  );
}
