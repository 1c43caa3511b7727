import Box from '@mui/material/Box';
import { endpoints, statisticsDaysMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import type { GenerationSearch } from '../statistics-search.ts';

interface GenerationFiltersProps {
  from: string;
  to: string;
  widget: string | undefined;
  /** No days lie between the two, or too many. */
  isWrong: boolean;
  onChange(part: GenerationSearch): void;
}

/** Which days, and of which widget. */
export function GenerationFilters({ from, to, widget, isWrong, onChange }: GenerationFiltersProps) {
  const { t } = useTranslation('statistics');
  const { agent } = useSession();
  const { data } = useEndpoint(endpoints.widgets.getClientListBasic, { params: { agentId: agent.id } });
  const widgets = data?.list ?? [];
  const isGone = widget && data && !widgets.some(({ id }) => id === widget);
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, pb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '150px 150px minmax(180px, 260px)' },
          alignItems: 'end',
          gap: 1.25,
        }}
      >
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} component="label" sx={{ minWidth: 0 }}>
            <Box
              component="span"
              sx={{ display: 'block', mb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}
            >
              {t(`generation.${end}`)}
            </Box>
            <FramedInput
              type="date"
              required
              frameHeight={36}
              value={end === 'from' ? from : to}
              aria-invalid={isWrong}
              onChange={({ target }) => onChange({ from, to, [end]: target.value || undefined })}
            />
          </Box>
        ))}
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <PlainSelect
            frameHeight={36}
            label={t('generation.widget')}
            value={widget ?? ''}
            options={[
              { value: '', label: t('generation.all') },
              ...widgets.map(({ id, name }) => ({ value: id, label: name })),
              ...(isGone ? [{ value: widget, label: t('generation.goneWidget') }] : []),
            ]}
            onChange={(chosen) => onChange({ widget: chosen || undefined })}
          />
        </Box>
      </Box>
      {isWrong && (
        <Box role="alert" sx={{ mt: 1, fontSize: '0.8125rem', color: 'error.main' }}>
          {t('generation.wrongDays', { most: statisticsDaysMax })}
        </Box>
      )}
    </Box>
  );
}
