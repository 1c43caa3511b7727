import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { formatDateTime } from '../../../ui/format-time.ts';
import type { FlowEditorState } from './use-flow-editor.ts';

/** Offers what was not saved the last time; nothing when there is nothing. */
export function KeptEditsLine({ kept }: { kept: FlowEditorState['kept'] }) {
  const { t } = useTranslation('flows');
  if (kept.foundAt === null) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1,
        fontSize: '0.875rem',
        bgcolor: 'tint.accent',
        flexShrink: 0,
      }}
    >
      {/* The buttons follow the words: at the right end toasts would cover them. */}
      <Box sx={{ mr: 1 }}>
        {t('editor.kept.found', { time: formatDateTime(new Date(kept.foundAt), uiLanguage()) })}
      </Box>
      <Button size="small" color="inherit" onClick={kept.discard}>
        {t('editor.kept.discard')}
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={kept.restore}>
        {t('editor.kept.restore')}
      </Button>
    </Box>
  );
}
