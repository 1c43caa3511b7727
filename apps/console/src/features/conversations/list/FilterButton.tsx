import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t('filter.title')} align="end">
        <IconButton
          aria-label={count > 0 ? t('filter.openSet', { count }) : t('filter.open')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge variant="dot" color="primary" invisible={count === 0}>
            <SlidersHorizontal size={18} aria-hidden />
          </Badge>
        </IconButton>
      </Hint>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('filter.title'),
            sx: { mt: 0.5, width: 320, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <FilterForm search={search} onChange={onChange} />
      </Popover>
    </>
  );
}
