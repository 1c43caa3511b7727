import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { entryColumns } from './entry-styles.ts';

/** Names the columns of the values; on narrow screens each field names itself. */
export function EntryHeads() {
  const { t } = useTranslation('entities');
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: entryColumns,
        columnGap: 1,
        alignItems: 'center',
        height: 32,
        flexShrink: 0,
        // As wide as the rows, whose list keeps a place for its scroll bar.
        overflowY: 'hidden',
        scrollbarGutter: 'stable',
        px: 3,
        fontSize: '0.75rem',
        fontWeight: 550,
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
        '& span': { px: 1 },
      }}
    >
      <span>{t('entry.name')}</span>
      <span>{t('entry.synonyms')}</span>
      <span>{t('entry.pronounceAs')}</span>
      <Box component="span" title={t('entry.showNote')} sx={{ px: '0 !important', whiteSpace: 'nowrap' }}>
        {t('entry.show')}
      </Box>
    </Box>
  );
}
