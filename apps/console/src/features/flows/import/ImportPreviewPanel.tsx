import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ImportPreview } from '@samtale/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../../ui/Toggle.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { encodingNames, ImportedFile, ImportStart, PreviewTable } from '../../file-import/index.ts';
import { ColumnSelect } from './ColumnSelect.tsx';
import { hasUnusedColumn } from './column-mapping.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import type { ImportState } from './use-import.ts';

/** How the file will be read, with what can be set right before it is imported. */
export function ImportPreviewPanel({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const { isReading, isImporting } = state;
  const rows = number(preview.rowCount);
  const names = preview.columns.map((name, index) =>
    preview.hasHeader ? name : t('preview.column', { number: index + 1 }),
  );
  const isTextTitle = preview.flowColumn === preview.textColumn;
  const mayHaveAnswers = hasUnusedColumn(preview);
  const usedAs = (index: number) => {
    if (index === preview.textColumn)
      return isTextTitle ? `${t('preview.textColumn')}, ${t('preview.flowColumn')}` : t('preview.textColumn');
    if (index === preview.answerColumn) return t('preview.answerColumn');
    return index === preview.flowColumn ? t('preview.flowColumn') : null;
  };
  return (
    <Box aria-busy={isReading}>
      <ImportedFile
        icon={FileSpreadsheet}
        name={state.file?.name}
        about={t('preview.read', {
          count: preview.rowCount,
          rows,
          delimiter: t(`delimiter.${preview.delimiter}`),
          encoding: encodingNames[preview.encoding],
        })}
        isImporting={isImporting}
        onReset={state.reset}
      />
      <Box
        inert={isImporting}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2.5 }}
      >
        <ColumnSelect
          label={t('preview.textColumn')}
          columns={names}
          value={preview.textColumn}
          onChange={(column) => column !== null && state.map({ textColumn: column })}
        />
        <ColumnSelect
          label={t('preview.flowColumn')}
          columns={names}
          none={preview.answerColumn === null ? undefined : t('preview.titleFromText')}
          value={isTextTitle ? null : preview.flowColumn}
          onChange={(column) => state.map({ flowColumn: column ?? 'text' })}
        />
        <ColumnSelect
          label={t('preview.answerColumn')}
          columns={names}
          none={t('preview.noAnswers')}
          value={preview.answerColumn}
          onChange={(column) => state.map({ answerColumn: column ?? 'none' })}
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
      {preview.answerColumn === null && (
        <Alert severity={mayHaveAnswers ? 'info' : 'warning'} sx={{ mb: 2.5 }}>
          {t(mayHaveAnswers ? 'preview.chooseAnswers' : 'preview.draftsOnly')}
        </Alert>
      )}
      <OtherLanguage code={preview.otherLanguage} />
      <PreviewTable preview={preview} names={names} usedAs={usedAs} label={t('title')} />
      <ImportStart
        state={state}
        note={t('preview.note')}
        submit={t('preview.submit', { count: preview.rowCount, rows })}
        disabled={isReading || preview.rowCount === 0}
        label={t('title')}
      />
    </Box>
  );
}
