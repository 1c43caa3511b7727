import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { customerLabel } from './customer-label.ts';

interface CustomerFinderProps {
  /** Who is offered before anything is searched for: those changed last, or by name. */
  order: 'lastModified' | 'name';
  /** How many are offered; a search brings the others up. */
  offered: number;
  /** Who is not offered. */
  exceptId?: string;
  disabled?: boolean;
  labels: { search: string; loading: string; results: string };
  /** Stands where nobody is found. */
  none: ReactNode;
  onChoose(customerId: string): void;
}

/** Finds a customer by what is known of them. */
export function CustomerFinder(props: CustomerFinderProps) {
  const { order, offered, exceptId, disabled = false, labels, none, onChoose } = props;
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const [text, setText] = useState('');
  const { data, isError, error, refetch } = useEndpoint(
    endpoints.customers.getCustomers,
    {
      params: {
        agentId: agent.id,
        orderBy: order,
        orderByAscending: order === 'name' ? 'true' : 'false',
        skip: 0,
        take: exceptId ? offered + 1 : offered,
      },
      body: { searchText: text },
    },
    { placeholderData: keepPreviousData },
  );
  const found = data?.list.filter(({ id }) => id !== exceptId).slice(0, offered);
  return (
    <>
      <SearchField
        value={text}
        onSearch={setText}
        label={labels.search}
        clearLabel={shell('action.clearSearch')}
      />
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <SkeletonRows label={labels.loading} count={3} />
      ) : found.length === 0 ? (
        <Box role="status">{none}</Box>
      ) : (
        <Box
          component="ul"
          aria-label={labels.results}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {found.map((customer) => (
            <Box component="li" key={customer.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box
                component="button"
                type="button"
                disabled={disabled}
                onClick={() => onChoose(customer.id)}
                sx={{
                  display: 'block',
                  width: '100%',
                  px: 1.5,
                  py: 1,
                  border: 0,
                  borderRadius: 1,
                  font: 'inherit',
                  textAlign: 'left',
                  color: 'text.primary',
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Typography noWrap component="span" sx={{ display: 'block', fontSize: '0.8125rem' }}>
                  {customerLabel(customer)}
                </Typography>
                <Typography
                  noWrap
                  component="span"
                  sx={{ display: 'block', minHeight: 18, fontSize: '0.75rem', color: 'text.secondary' }}
                >
                  {[customer.phone, customer.email].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
