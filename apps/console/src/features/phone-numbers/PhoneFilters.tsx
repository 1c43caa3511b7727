import Box from '@mui/material/Box';
import { PhoneNumberState } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { PhoneSearch } from './phone-search.ts';

interface PhoneFiltersProps {
  asked: PhoneSearch;
  onChange(part: PhoneSearch): void;
}

const states = Object.values(PhoneNumberState);

/** Searches the list below it, and narrows the numbers to those in one state. */
export function PhoneFilters({ asked: { show, search, state }, onChange }: PhoneFiltersProps) {
  const { t } = useTranslation('phoneNumbers');
  const isNumbers = show !== 'providers';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', flexShrink: 0 }}>
      <Box data-phone-tour="search" sx={{ flex: '1 1 320px', maxWidth: { sm: 424 } }}>
        <ListSearch
          key={show}
          label={t(isNumbers ? 'list.search' : 'list.searchProviders')}
          search={search}
          {...(!isNumbers && { delay: 80 })}
          onSearch={(text) => onChange({ search: text?.trim() || undefined })}
        />
      </Box>
      {isNumbers && (
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 1.5 }}>
          <Box data-phone-tour="states" sx={{ display: 'inline-flex' }}>
            <Segmented
              label={t('filter.label')}
              choices={[
                { value: 'all', label: t('filter.all') },
                ...states.map((one) => ({ value: String(one), label: t(`filter.${one}`) })),
              ]}
              value={state === undefined ? 'all' : String(state)}
              onChange={(chosen) => onChange({ state: states.find((one) => String(one) === chosen) })}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
