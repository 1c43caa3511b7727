import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportPreview } from '@samtale/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { useNumberFormat } from '../use-number-format.ts';
import { ColumnSelect } from './ColumnSelect.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import type { ImportState } from './use-import.ts';

const encodingNames = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252', 'utf-16': 'UTF-16' } as const;

/** How the file will be read, with what can be set right before it is imported. */
export function ImportPreviewPanel({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const { file, problem, progress, isReading, isImporting } = state;
  const rows = number(preview.rowCount);
  const names = preview.columns.map((name, index) =>
    preview.hasHeader ? name : t('preview.column', { number: index + 1 }),
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
        <FileSpreadsheet size={20} strokeWidth={1.6} aria-hidden />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {file?.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('preview.read', {
              rows,
              delimiter: t(`delimiter.${preview.delimiter}`),
              encoding: encodingNames[preview.encoding],
            })}
          </Typography>
        </Box>
        <Button size="small" color="inherit" disabled={isImporting} onClick={state.reset}>
          {t('choose.another')}
        </Button>
      </Box>
      <Box
        inert={isImporting}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2.5 }}
      >
        <ColumnSelect
          label={t('preview.textColumn')}
          columns={names}
          value={preview.textColumn}
          onChange={(textColumn) => state.map({ textColumn })}
        />
        <ColumnSelect
          label={t('preview.flowColumn')}
          columns={names}
          value={preview.flowColumn}
          onChange={(flowColumn) => state.map({ flowColumn })}
        />
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 38, cursor: 'pointer' }}
        >
          <Toggle
            checked={preview.hasHeader}
            onChange={(on) => state.map({ hasHeader: on ? 'true' : 'false' })}
          />
          {t('preview.header')}
        </Box>
      </Box>
      <PreviewTable preview={preview} names={names} />
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t('preview.note')}
        </Typography>
        <Button
          variant="contained"
          loading={isImporting}
          disabled={isReading || preview.rowCount === 0}
          onClick={state.start}
        >
          {t('preview.submit', { rows })}
        </Button>
      </Box>
      {isImporting && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" role="status" sx={{ mb: 0.75, color: 'text.secondary' }}>
            {progress === null
              ? t('progress.sending')
              : t('progress.importing', { percent: Math.round(progress * 100) })}
          </Typography>
          <ProgressLine value={progress ?? 0} label={t('title')} />
        </Box>
      )}
    </Box>
  );
}
