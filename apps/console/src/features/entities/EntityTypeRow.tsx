import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EntityTypeListItem } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { DeleteRowButton } from '../../ui/DeleteRowButton.tsx';
import { listRowStyle, numberCellStyle } from '../../ui/list-row-style.ts';
import { recordColumns } from '../../ui/RecordColumns.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { useEntityTypeName } from './use-entity-type-name.ts';

interface EntityTypeRowProps {
  type: EntityTypeListItem;
  /** The value that a search found; null when it found the type by something else. */
  foundEntry: string | null;
  onDelete(): void;
}

/** An entity type in the list: a line on wide screens, two on narrow ones. */
export function EntityTypeRow({ type, foundEntry, onDelete }: EntityTypeRowProps) {
  const { t } = useTranslation('entities');
  const number = useNumberFormat();
  const name = useEntityTypeName()(type);
  const { title, system, isRegEx, entityCount, intentList, lastModified } = type;
  const aside = system ? title : foundEntry && t('list.foundEntry', { name: foundEntry });
  const facts = [
    ...(system
      ? []
      : [t(isRegEx ? 'list.patterns' : 'list.entries', { count: entityCount, number: number(entityCount) })]),
    t('list.flows', { count: intentList.length }),
  ];
  return (
    <Box sx={listRowStyle(recordColumns)}>
      <Box sx={{ minWidth: 0, py: { xs: 1, md: 0 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
          {isRegEx && <StatusChip tone="neutral">{t('kind.pattern')}</StatusChip>}
          {aside && (
            <Typography noWrap variant="body2" sx={{ flexShrink: 2, minWidth: 0, color: 'text.secondary' }}>
              {aside}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: { md: 'none' }, mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Box>
      </Box>
      <Box sx={numberCellStyle}>{!system && number(entityCount)}</Box>
      <Box sx={{ ...numberCellStyle, color: intentList.length ? 'text.primary' : 'text.secondary' }}>
        {number(intentList.length)}
      </Box>
      <Box sx={{ ...numberCellStyle, color: 'text.secondary' }}>
        {lastModified && <Timestamp value={lastModified} />}
      </Box>
      {!system && <DeleteRowButton label={t('list.delete', { title })} onDelete={onDelete} />}
    </Box>
  );
}
