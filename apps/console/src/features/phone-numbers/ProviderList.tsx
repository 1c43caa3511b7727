import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PhoneProvider } from '@samtale/contract';
import { RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { DeleteRowButton } from '../../ui/DeleteRowButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { listRowStyle, numberCellStyle } from '../../ui/list-row-style.ts';
import { PlainHeads } from '../../ui/PlainHeads.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { isFoundIn } from '../team/index.ts';
import { providerColumns } from './phone-columns.ts';
import { useRemoveProvider } from './use-removal.ts';

interface ProviderListProps {
  /** Null while they are on their way. */
  providers: readonly PhoneProvider[] | null;
  search: string | undefined;
  onOpen(provider: PhoneProvider): void;
  /** The button that makes one. */
  begin: ReactNode;
}

/** The providers, each of which is opened, or removed with its button or the Delete key. */
export function ProviderList({ providers, search, onOpen, begin }: ProviderListProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const remove = useRemoveProvider();
  if (providers?.length === 0)
    return (
      <EmptyState
        icon={RadioTower}
        title={t('empty.providers')}
        description={t('empty.providersAbout')}
        action={begin}
      />
    );
  return (
    <>
      <PlainHeads
        columns={providerColumns}
        labels={[t('list.column.provider'), t('list.column.company'), t('list.column.numbers')]}
      />
      <RecordList
        label={t('show.providers')}
        items={providers?.filter(({ name, customerName }) => isFoundIn(search, [name, customerName])) ?? null}
        loading={t('list.loading')}
        noMatches={{
          title: t('list.noProviderMatches', { text: search ?? '' }),
          advice: t('list.noProviderMatchesAdvice'),
        }}
        onOpen={onOpen}
        onDelete={(provider) => void remove(agent.id, provider)}
        renderRow={(provider) => (
          <ProviderRow provider={provider} onRemove={() => void remove(agent.id, provider)} />
        )}
      />
    </>
  );
}

function ProviderRow({ provider, onRemove }: { provider: PhoneProvider; onRemove(): void }) {
  const { t } = useTranslation('phoneNumbers');
  const count = useNumberFormat();
  const { name, customerName, phoneNumberCount } = provider;
  const company = customerName || t('list.forAll');
  return (
    <Box sx={listRowStyle(providerColumns)}>
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography noWrap sx={{ display: { md: 'none' }, fontSize: '0.75rem', color: 'text.secondary' }}>
          {company} · {t('list.count', { count: phoneNumberCount })}
        </Typography>
      </Box>
      <Typography
        noWrap
        sx={{
          display: { xs: 'none', md: 'block' },
          fontSize: '0.8125rem',
          color: customerName ? 'text.primary' : 'text.secondary',
        }}
      >
        {company}
      </Typography>
      <Box sx={{ ...numberCellStyle, textAlign: 'left' }}>{count(phoneNumberCount)}</Box>
      <DeleteRowButton label={t('list.removeProvider', { name })} onDelete={onRemove} />
    </Box>
  );
}
