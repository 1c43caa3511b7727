import Box from '@mui/material/Box';
import { type CustomerImportPreview, customerColumn } from '@samtale/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { encodingNames, ImportedFile, ImportStart, PreviewTable } from '../../file-import/index.ts';
import type { CustomerImportState } from './use-customer-import.ts';

interface CustomerPreviewPanelProps {
  state: CustomerImportState;
  preview: CustomerImportPreview;
}

/** How the file will be read, with what can be set right before it is imported. */
export function CustomerPreviewPanel({ state, preview }: CustomerPreviewPanelProps) {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('import');
  const number = useNumberFormat();
  const { isReading, isImporting } = state;
  const { columnOf, hasHeader } = preview;
  const rows = number(preview.rowCount);
  const names = preview.columns.map((name, index) =>
    hasHeader ? name : common('preview.column', { number: index + 1 }),
  );
  const options = [
    { value: 'none', label: t('import.noColumn') },
    // Columns may share a name: they are told apart by their place.
    ...names.map((label, index) => ({ value: String(index), label })),
  ];
  const usedAs = (index: number) => {
    const column = customerColumn.options.find((one) => columnOf[one] === index);
    return column ? t(`import.column.${column}`) : null;
  };
  return (
    <Box aria-busy={isReading}>
      <ImportedFile
        icon={FileSpreadsheet}
        name={state.file?.name}
        about={common('preview.read', {
          count: preview.rowCount,
          rows,
          delimiter: common(`delimiter.${preview.delimiter}`),
          encoding: encodingNames[preview.encoding],
        })}
        isImporting={isImporting}
        onReset={state.reset}
      />
      <Box
        inert={isImporting}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(152px, 100%), 1fr))',
          gap: 2,
          mb: 2,
        }}
      >
        {customerColumn.options.map((column) => (
          <NativeSelect
            key={column}
            label={t(`import.column.${column}`)}
            options={options}
            value={String(columnOf[column] ?? 'none')}
            onChange={(chosen) => state.map(column, chosen === 'none' ? null : Number(chosen))}
          />
        ))}
      </Box>
      <Box
        component="label"
        inert={isImporting}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, mb: 2.5, cursor: 'pointer' }}
      >
        <Toggle checked={hasHeader} onChange={state.setHeader} />
        {common('preview.header')}
      </Box>
      <PreviewTable preview={preview} names={names} usedAs={usedAs} label={t('import.title')} />
      <ImportStart
        state={state}
        note={t('import.note')}
        submit={common('preview.submit', { count: preview.rowCount, rows })}
        disabled={isReading || preview.rowCount === 0}
        label={t('import.title')}
      />
    </Box>
  );
}
