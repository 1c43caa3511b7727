import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../../../ui/PanelButton.tsx';
import type { ChatSearch } from './chat-search.ts';
import { FilterForm } from './FilterForm.tsx';

interface FilterButtonProps {
  search: ChatSearch;
  /** How many filters are set. */
  count: number;
  onChange(change: ChatSearch): void;
}

/** Opens what narrows the list. */
export function FilterButton({ search, count, onChange }: FilterButtonProps) {
  const { t } = useTranslation('chat');
  return (
    <PanelButton
      label={t('filter.title')}
      name={count > 0 ? t('filter.openSet', { count }) : t('filter.open')}
      icon={
        <Badge variant="dot" color="primary" invisible={count === 0}>
          <SlidersHorizontal size={18} aria-hidden />
        </Badge>
      }
      align="end"
    >
      {() => (
        <Box sx={{ width: 320, maxWidth: '100%' }}>
          <FilterForm search={search} onChange={onChange} />
        </Box>
      )}
    </PanelButton>
  );
}
