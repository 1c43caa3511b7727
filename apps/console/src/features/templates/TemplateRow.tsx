import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateListItem } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { DeleteRowButton } from '../../ui/DeleteRowButton.tsx';
import { listRowStyle, numberCellStyle } from '../../ui/list-row-style.ts';
import { recordColumns } from '../../ui/RecordColumns.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface TemplateRowProps {
  template: TemplateListItem;
  onDelete(): void;
}

/** A template in the list: a line on wide screens, two on narrow ones. */
export function TemplateRow({ template, onDelete }: TemplateRowProps) {
  const { t } = useTranslation('templates');
  const number = useNumberFormat();
  const { title, trainingPhraseCount, intentList, lastModified } = template;
  return (
    <Box sx={listRowStyle(recordColumns)}>
      <Box sx={{ minWidth: 0, py: { xs: 1, md: 0 } }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        <Box sx={{ display: { md: 'none' }, mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('list.phrases', { count: trainingPhraseCount })} ·{' '}
          {t('list.flows', { count: intentList.length })}
        </Box>
      </Box>
      <Box sx={numberCellStyle}>{number(trainingPhraseCount)}</Box>
      <Box sx={{ ...numberCellStyle, color: intentList.length ? 'text.primary' : 'text.secondary' }}>
        {number(intentList.length)}
      </Box>
      <Box sx={{ ...numberCellStyle, color: 'text.secondary' }}>
        <Timestamp value={lastModified} />
      </Box>
      <DeleteRowButton label={t('list.delete', { title })} onDelete={onDelete} />
    </Box>
  );
}
