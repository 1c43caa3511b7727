import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noFilters } from './changed-search.ts';
import type { ChatSearch } from './chat-search.ts';
import type { SetFilter } from './use-filter-labels.ts';

interface FilterChipsProps {
  filters: readonly SetFilter[];
  onChange(change: ChatSearch): void;
}

/** The filters that are set; each goes when it is pressed. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('chat');
  if (!filters.length) return null;
  return (
    <Box
      component="ul"
      aria-label={t('filter.set')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
    >
      {filters.map(({ label, without }) => (
        <Box component="li" key={label} sx={{ display: 'flex', minWidth: 0, maxWidth: '100%' }}>
          <Chip
            label={label}
            name={t('filter.remove', { filter: label })}
            onPress={() => onChange(without)}
          />
        </Box>
      ))}
      {filters.length > 1 && (
        <li>
          <Chip
            label={t('filter.clear')}
            name={t('filter.clear')}
            plain
            onPress={() => onChange(noFilters)}
          />
        </li>
      )}
    </Box>
  );
}

interface ChipProps {
  label: string;
  name: string;
  plain?: boolean;
  onPress(): void;
}

function Chip({ label, name, plain = false, onPress }: ChipProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={name}
      onClick={onPress}
      sx={{
        display: 'inline-flex',
        maxWidth: '100%',
        alignItems: 'center',
        gap: 0.5,
        height: 26,
        pl: 1,
        pr: plain ? 1 : 0.75,
        border: plain ? 0 : 1,
        borderColor: 'divider',
        borderRadius: '6px',
        font: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 500,
        color: plain ? 'primary.main' : 'text.primary',
        bgcolor: plain ? 'transparent' : 'tint.neutral',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '& svg': { flexShrink: 0, color: 'text.secondary' },
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      {!plain && <X size={13} aria-hidden />}
    </Box>
  );
}
