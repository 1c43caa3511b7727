import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, type Customer, endpoints } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { ConversationLinks, customerLabel, useSetSolved } from '../../customers/index.ts';
import { DetailSection, Nothing } from './DetailSection.tsx';
import { Fact, Facts } from './Facts.tsx';
import { useLinkCustomer } from './use-link-customer.ts';

interface CustomerCardProps {
  row: ConversationSummary;
  customerId: string;
  onChanged(row: ConversationSummary): void;
}

/** The customer the conversation is with, and the other conversations with them. */
export function CustomerCard({ row, customerId, onChanged }: CustomerCardProps) {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const { link, isPending } = useLinkCustomer(row, onChanged);
  const { data, isError, error, refetch } = useEndpoint(endpoints.customers.getCustomer, {
    params: { agentId: agent.id, customerId },
  });
  const others = data?.conversationList.filter(({ chatToken }) => chatToken !== row.chatToken);
  return (
    <>
      <DetailSection title={t('details.customer.title')}>
        {data ? (
          <KnownCustomer customer={data.customer} />
        ) : isError ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label={t('details.customer.loading')} count={2} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button
            component={Link}
            to={`/customers/${customerId}`}
            variant="outlined"
            color="inherit"
            size="small"
          >
            {t('details.customer.open')}
          </Button>
          <Button size="small" color="inherit" disabled={isPending} onClick={() => link(null)}>
            {t('details.customer.unlink')}
          </Button>
        </Box>
      </DetailSection>
      {others && (
        <DetailSection title={t('details.earlier.title')}>
          {others.length > 0 ? (
            <ConversationLinks conversations={others} />
          ) : (
            <Nothing>{t('details.earlier.empty')}</Nothing>
          )}
        </DetailSection>
      )}
    </>
  );
}

function KnownCustomer({ customer }: { customer: Customer }) {
  const { t } = useTranslation('chat');
  const setSolved = useSetSolved();
  const { phones, emails, linkedPhoneNumber, comment } = customer;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {customerLabel(customer)}
        </Typography>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
          {t('details.customer.solved')}
          <Toggle checked={customer.solved} onChange={() => setSolved(customer)} />
        </Box>
      </Box>
      <Facts>
        {phones.length > 0 && (
          <Fact label={t('details.customer.phone')}>
            {phones.map(({ value }) => (
              <Address key={value} href={`tel:${value}`} value={value} />
            ))}
          </Fact>
        )}
        {emails.length > 0 && (
          <Fact label={t('details.customer.email')}>
            {emails.map(({ value }) => (
              <Address key={value} href={`mailto:${value}`} value={value} />
            ))}
          </Fact>
        )}
        {linkedPhoneNumber && <Fact label={t('details.customer.linkedPhone')}>{linkedPhoneNumber}</Fact>}
        {comment && (
          <Fact label={t('details.customer.comment')}>
            <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
              {comment}
            </Box>
          </Fact>
        )}
      </Facts>
    </Box>
  );
}

function Address({ href, value }: { href: string; value: string }) {
  return (
    <Box
      component="a"
      href={href}
      sx={{ display: 'block', lineHeight: '24px', color: 'primary.main', textUnderlineOffset: '3px' }}
    >
      {value}
    </Box>
  );
}
