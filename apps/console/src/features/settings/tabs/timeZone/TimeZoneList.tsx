import Box from '@mui/material/Box';
import type { ListedTimeZone } from '@samtale/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { localeOf } from '../../../../ui/locale-of.ts';
import { usePickKeys } from '../../../../ui/use-pick-keys.ts';
import { matchTimeZones } from './match-time-zones.ts';
import { offsetText } from './offset-text.ts';
import { placeOf, regionOf } from './place-of.ts';

interface TimeZoneListProps {
  zones: readonly ListedTimeZone[];
  chosen: string;
  now: Date;
  onChoose(name: string): void;
}

/** More than this many are not looked through, but searched. */
const mostShown = 60;

/** Type, choose with the arrows, Enter. Each zone tells the time there now. */
export function TimeZoneList({ zones, chosen, now, onChoose }: TimeZoneListProps) {
  const { t, i18n } = useTranslation('settings');
  const [search, setSearch] = useState('');
  const found = matchTimeZones(zones, search, i18n.language);
  const shown = search.trim() ? found.slice(0, mostShown) : nearby(found, chosen);
  const { listId, optionId, active, setActive, activeId, onKeyDown } = usePickKeys(shown, ({ name }) =>
    onChoose(name),
  );
  return (
    <Box sx={{ maxWidth: 560 }}>
      <FramedInput
        role="combobox"
        aria-label={t('timeZone.search')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('timeZone.search')}
        value={search}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
        }}
      />
      <Box
        id={listId}
        role="listbox"
        aria-label={t('tab.timeZone')}
        tabIndex={-1}
        sx={{
          mt: 1,
          maxHeight: 380,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 0.5,
        }}
      >
        {shown.map(({ name, offset }, index) => (
          <Box
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={name === chosen}
            onClick={() => onChoose(name)}
            onMouseMove={() => setActive(index)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 40,
              px: 1.25,
              borderRadius: '6px',
              cursor: 'pointer',
              fontSize: '0.875rem',
              bgcolor: index === active ? 'action.hover' : undefined,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {placeOf(name, i18n.language)}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {regionOf(name)}
              </Box>
            </Box>
            {name === chosen && <Check size={16} aria-hidden />}
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
            >
              {offsetText(offset)}
            </Box>
            <Box
              component="span"
              sx={{ minWidth: 44, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
            >
              {clockAt(now, name, i18n.language)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 0.75, minHeight: 20, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {found.length === 0 ? t('timeZone.none') : t('timeZone.count', { count: found.length })}
      </Box>
    </Box>
  );
}

/** Before anything is searched for: those with the clock of the chosen one, which stands first, from its part of the world on. */
function nearby(zones: readonly ListedTimeZone[], chosen: string): readonly ListedTimeZone[] {
  const own = zones.find(({ name }) => name === chosen);
  const alike = zones.filter(({ name, offset }) => name !== chosen && offset === own?.offset);
  const isElsewhere = ({ name }: ListedTimeZone) => Number(regionOf(name) !== regionOf(chosen));
  alike.sort((one, other) => isElsewhere(one) - isElsewhere(other));
  return own ? [own, ...alike].slice(0, mostShown) : zones.slice(0, mostShown);
}

const clockAt = (now: Date, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
