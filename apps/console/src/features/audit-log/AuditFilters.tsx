import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { inOrder } from '../../ui/in-order.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  onChange(part: AuditSearch): void;
}

/** Narrows the audit log: words, whose, what, and which days. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('auditLog');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const people = useEndpoint(endpoints.auditLog.getAuditPeople, { params: { agentId: agent.id } });
  const kinds: Record<string, string> = t('kinds', { returnObjects: true });
  const kindOptions = Object.entries(kinds)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => inOrder(one.label, other.label));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(220px, 1.5fr) repeat(2, minmax(140px, 1fr)) repeat(2, 150px)',
        },
        gap: 1.25,
        alignItems: 'end',
        px: { xs: 2, md: 4 },
        pb: 2,
        maxWidth: 1120,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchField
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text.trim() || undefined })}
          label={t('search')}
          clearLabel={shell('action.clearSearch')}
        />
      </Box>
      <PlainSelect
        frameHeight={36}
        label={t('person')}
        value={search.person ?? ''}
        options={[
          { value: '', label: t('anyone') },
          ...(people.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(person) => onChange({ person: person || undefined })}
      />
      <PlainSelect
        frameHeight={36}
        label={t('kind')}
        value={search.kind ?? ''}
        options={[{ value: '', label: t('anything') }, ...kindOptions]}
        onChange={(kind) => onChange({ kind: kind || undefined })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} component="label" sx={{ minWidth: 0 }}>
          <Box
            component="span"
            sx={{ display: 'block', mb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {t(end)}
          </Box>
          <FramedInput
            type="date"
            frameHeight={36}
            value={search[end] ?? ''}
            {...(end === 'from' ? { max: search.to } : { min: search.from })}
            onChange={({ target }) => onChange({ [end]: target.value || undefined })}
          />
        </Box>
      ))}
    </Box>
  );
}
