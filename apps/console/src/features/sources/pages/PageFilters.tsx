import Box from '@mui/material/Box';
import { pageFilters, type SourceStatus } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { usePageSearch } from './use-page-list.ts';

interface PageFiltersProps {
  /** Null while that is not known. */
  all: number | null;
  statuses: readonly { status: SourceStatus; count: number }[];
}

const everywhere = 'all';

/** Searches the pages, in all of them or a part, and shows those of one status. */
export function PageFilters({ all, statuses }: PageFiltersProps) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const number = useNumberFormat();
  const { search, change } = usePageSearch();
  const { text = '', look = [], ended: status } = search;
  const places = [
    { value: everywhere, label: t('page.everywhere') },
    ...pageFilters.map((value) => ({ value, label: t(`page.in.${value}`) })),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 360 } }}>
          <SearchField
            value={text}
            label={t('page.search')}
            clearLabel={shell('action.clearSearch')}
            onSearch={(next) => change({ text: next || undefined })}
          />
        </Box>
        <Box sx={{ flex: '0 1 184px' }}>
          <PlainSelect
            label={t('page.where')}
            frameHeight={36}
            value={look[0] ?? everywhere}
            options={places}
            onChange={(chosen) => {
              const place = pageFilters.find((one) => one === chosen);
              change({ look: place && [place] });
            }}
          />
        </Box>
      </Box>
      {statuses.length > 1 && (
        <Box role="group" aria-label={t('page.status')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <ToggleChip pressed={status === undefined} onPress={() => change({ ended: undefined })}>
            {t('page.all')} {all !== null && number(all)}
          </ToggleChip>
          {statuses.map((one) => (
            <ToggleChip
              key={one.status}
              pressed={one.status === status}
              onPress={() => change({ ended: one.status === status ? undefined : one.status })}
            >
              {t(`status.${one.status}`)} {number(one.count)}
            </ToggleChip>
          ))}
        </Box>
      )}
    </Box>
  );
}
