import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { BotPreviewPanel, BotReportPanel, holdsBot, useBotImport } from '../../exchange/index.ts';
import { FileChoice, largestFileMb } from '../../file-import/index.ts';
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx';
import { ImportReportPanel } from './ImportReportPanel.tsx';
import { useImport } from './use-import.ts';

const accepted =
  '.tsv,.csv,.txt,.json,.zip,text/tab-separated-values,text/csv,text/plain,application/json,application/zip';

/** Training data or a whole bot from a file: choose it, see how it is read, import it, see what came of it. */
export function ImportScreen() {
  const { t } = useTranslation('import');
  const state = useImport();
  const bot = useBotImport();
  const { preview, report } = state;
  const [isLooking, setLooking] = useState(false);
  const choose = async (file: File) => {
    setLooking(true);
    const isBot = await holdsBot(file).finally(() => setLooking(false));
    state.reset();
    bot.reset();
    if (isBot) bot.choose(file);
    else state.choose(file);
  };
  const isReading = isLooking || state.isReading || bot.isReading;
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
        {bot.report ? (
          <BotReportPanel report={bot.report} onAgain={bot.reset} />
        ) : bot.preview ? (
          <BotPreviewPanel state={bot} preview={bot.preview} />
        ) : report ? (
          <ImportReportPanel report={report} onAgain={state.reset} />
        ) : preview ? (
          <ImportPreviewPanel state={state} preview={preview} />
        ) : (
          <FileChoice
            accept={accepted}
            formats={t('choose.formats', { size: largestFileMb })}
            example={[
              { heading: t('preview.textColumn'), cell: t('choose.exampleText'), weight: 4 },
              { heading: t('preview.flowColumn'), cell: t('choose.exampleFlow'), weight: 3 },
              { heading: t('preview.answerColumn'), cell: t('choose.exampleAnswer'), weight: 4 },
            ]}
            file={bot.file ?? state.file}
            problem={bot.problem ?? state.problem}
            isReading={isReading}
            onChoose={(file) => void choose(file)}
          />
        )}
      </Box>
    </Box>
  );
}
