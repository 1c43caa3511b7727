import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx';
import { ImportReportPanel } from './ImportReportPanel.tsx';
import { useImport } from './use-import.ts';

/** Training data from a file: choose it, see how it is read, import it, see what came of it. */
export function ImportScreen() {
  const { t } = useTranslation('import');
  const state = useImport();
  const { preview, report } = state;
  return (
    <Box sx={{ flex: 1, bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={
          <Button
            component={Link}
            to="/intent/list"
            size="small"
            color="inherit"
            startIcon={<ArrowLeft aria-hidden />}
            sx={{ ml: -1, color: 'text.secondary' }}
          >
            {t('back')}
          </Button>
        }
      />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 6, maxWidth: 1040 }}>
        {report ? (
          <ImportReportPanel report={report} onAgain={state.reset} />
        ) : preview ? (
          <ImportPreviewPanel state={state} preview={preview} />
        ) : (
          <FileChoice state={state} />
        )}
      </Box>
    </Box>
  );
}
