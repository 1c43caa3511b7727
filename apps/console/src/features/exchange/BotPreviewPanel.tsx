import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExchangeReport } from '@samtale/contract';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { BotFigures } from './BotFigures.tsx';
import { BotNotes } from './BotNotes.tsx';
import type { BotImportState } from './use-bot-import.ts';

/** What importing the bot will do, with what can be chosen, before anything is stored. */
export function BotPreviewPanel({ state, preview }: { state: BotImportState; preview: ExchangeReport }) {
  const { t } = useTranslation('exchange');
  const { t: imports } = useTranslation('import');
  const { file, problem, progress, isReading, isImporting } = state;
  const isEmpty = preview.languageList.every(({ flows, entityTypes, templates }) =>
    [flows, entityTypes, templates].every(({ created, replaced }) => created + replaced === 0),
  );
  return (
    <Box aria-busy={isReading}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          mb: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        <Bot size={20} strokeWidth={1.6} aria-hidden />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {file?.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[preview.name, t(`source.${preview.source}`)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Button size="small" color="inherit" disabled={isImporting} onClick={state.reset}>
          {imports('choose.another')}
        </Button>
      </Box>
      <Box
        inert={isImporting}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mb: 2.5 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
          <span aria-hidden>{t('existing.label')}</span>
          <Segmented
            label={t('existing.label')}
            value={state.existing}
            onChange={state.chooseExisting}
            choices={(['skip', 'replace', 'keepBoth'] as const).map((value) => ({
              value,
              label: t(`existing.${value}`),
            }))}
          />
        </Box>
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 38, cursor: 'pointer' }}
        >
          <Toggle checked={state.publishes} onChange={state.setPublishes} />
          {t('preview.publish')}
        </Box>
      </Box>
      <BotFigures report={preview} />
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t(isEmpty ? 'preview.nothing' : 'preview.note')}
        </Typography>
        <Button
          variant="contained"
          loading={isImporting}
          disabled={isReading || isEmpty}
          onClick={state.start}
        >
          {t('preview.submit')}
        </Button>
      </Box>
      {isImporting && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" role="status" sx={{ mb: 0.75, color: 'text.secondary' }}>
            {progress === null
              ? imports('progress.sending')
              : imports('progress.importing', { percent: Math.round(progress * 100) })}
          </Typography>
          <ProgressLine value={progress ?? 0} label={t('preview.submit')} />
        </Box>
      )}
      <BotNotes report={preview} />
    </Box>
  );
}
