import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EntityGroup } from './arrange-entity-types.ts';

interface EntityGroupRowProps {
  group: EntityGroup;
  count: number;
  open: boolean;
}

/** The head of a group of entity types. */
export function EntityGroupRow({ group, count, open }: EntityGroupRowProps) {
  const { t } = useTranslation('entities');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 40,
        pl: { xs: 1.25, md: 3 },
        pr: { xs: 2, md: 3 },
        fontSize: '0.8125rem',
        fontWeight: 550,
        bgcolor: 'background.default',
        '& svg': {
          color: 'text.secondary',
          rotate: open ? '90deg' : '0deg',
          transition: 'rotate 120ms',
        },
      }}
    >
      <ChevronRight size={16} aria-hidden />
      {t(`list.group.${group}`)}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {count}
      </Box>
    </Box>
  );
}
