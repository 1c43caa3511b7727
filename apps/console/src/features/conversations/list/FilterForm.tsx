import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IntegrationType } from '@samtale/contract';
import { Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { noFilters } from './changed-search.ts';
import { type ChatSearch, chatChannels, chatFilters, chatPeriods, chatRatings } from './chat-search.ts';

interface FilterFormProps {
  search: ChatSearch;
  onChange(change: ChatSearch): void;
}

/** What narrows the list of chats; each choice counts at once. */
export function FilterForm({ search, onChange }: FilterFormProps) {
  const { t } = useTranslation('chat');
  const { filter = [], channel, rating = [], period, from, to, flow } = search;
  const hasDays = from !== undefined || to !== undefined;
  const [choosesDays, setChoosesDays] = useState(hasDays);
  const isOwn = !period && (choosesDays || hasDays);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, p: 2.5 }}>
      <Group label={t('filter.only')}>
        {chatFilters.map((name) => (
          <Box
            key={name}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 28, cursor: 'pointer' }}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {t(`filter.kind.${name}`)}
            </Box>
            <Toggle
              checked={filter.includes(name)}
              onChange={(on) =>
                onChange({ filter: on ? [...filter, name] : filter.filter((each) => each !== name) })
              }
            />
          </Box>
        ))}
      </Group>
      <Group label={t('filter.rating')}>
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          {chatRatings.map((stars) => (
            <ToggleChip
              key={stars}
              label={t('filter.stars', { count: stars })}
              pressed={rating.includes(stars)}
              onPress={() =>
                onChange({
                  rating: rating.includes(stars)
                    ? rating.filter((each) => each !== stars)
                    : [...rating, stars],
                })
              }
            >
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                {stars}
                <Star size={13} aria-hidden />
              </Box>
            </ToggleChip>
          ))}
        </Box>
      </Group>
      <Group label={t('filter.channel')}>
        <PlainSelect
          label={t('filter.channel')}
          value={channel ?? 'any'}
          options={[
            { value: 'any', label: t('filter.anyChannel') },
            ...chatChannels.map((name) => ({ value: name, label: t(`channel.${IntegrationType[name]}`) })),
          ]}
          onChange={(next) => onChange({ channel: next === 'any' ? undefined : next })}
        />
      </Group>
      <Group label={t('filter.period')}>
        <PlainSelect
          label={t('filter.period')}
          value={period ?? (isOwn ? 'own' : 'any')}
          options={[
            { value: 'any', label: t('filter.anyPeriod') },
            ...chatPeriods.map((name) => ({ value: name, label: t(`filter.periods.${name}`) })),
            { value: 'own', label: t('filter.ownPeriod') },
          ]}
          onChange={(next) => {
            setChoosesDays(next === 'own');
            const isPreset = next !== 'any' && next !== 'own';
            onChange({ period: isPreset ? next : undefined, from: undefined, to: undefined });
          }}
        />
        {isOwn && (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 0.5 }}>
            <Day label={t('filter.from')} value={from} max={to} onChange={(day) => onChange({ from: day })} />
            <Day label={t('filter.to')} value={to} min={from} onChange={(day) => onChange({ to: day })} />
          </Box>
        )}
      </Group>
      <Button
        variant="outlined"
        color="inherit"
        disabled={!filter.length && !rating.length && !channel && !period && !hasDays && !flow}
        onClick={() => {
          setChoosesDays(false);
          onChange(noFilters);
        }}
      >
        {t('filter.clear')}
      </Button>
    </Box>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

interface DayProps {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange(day: string | undefined): void;
}

function Day({ label, value = '', onChange, ...bounds }: DayProps) {
  return (
    <Box component="label" sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', mb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <FramedInput
        type="date"
        frameHeight={36}
        value={value}
        {...bounds}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </Box>
  );
}
