import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { keysHint } from '../../../ui/keys-hint.ts';
import type { FlowEditorState } from './use-flow-editor.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const modifier = isApple ? '⌘' : 'Ctrl+';

/** Saves for later, or for visitors. */
export function EditorFooter({ editor: { flow, save, saving } }: { editor: FlowEditorState }) {
  const { t } = useTranslation('flows');
  const isPlanned = flow.plan.publishAt !== null && flow.plan.unPublishAt !== null;
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        flexShrink: 0,
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          fontSize: '0.75rem',
          color: 'text.secondary',
          display: { xs: 'none', md: 'block' },
        }}
      >
        <Box component="span" sx={keysHint}>
          {t('editor.shortcuts', { modifier })}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        loading={saving === 'draft'}
        disabled={saving === 'publish'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void save('draft')}
        sx={{ flex: { xs: 1, md: 'none' } }}
      >
        {t('editor.saveDraft')}
      </Button>
      <Button
        variant="contained"
        loading={saving === 'publish'}
        disabled={saving === 'draft'}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => void save('publish')}
        sx={{ flex: { xs: 1, md: 'none' } }}
      >
        {t(isPlanned ? 'editor.plan' : 'editor.publish')}
      </Button>
    </Box>
  );
}
