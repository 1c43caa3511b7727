import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ApiError, type Customer, endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { customerLabel } from './customer-label.ts';
import { MergeChoice } from './MergeChoice.tsx';
import { MergeSearch } from './MergeSearch.tsx';

interface MergePanelProps {
  customer: Customer;
  /** Id of the other one, where it is known which. */
  otherId: string | null;
  /** There are changes of the customer that are not saved. */
  dirty: boolean;
  onClose(): void;
  onMerged(kept: Customer): void;
}

const { getCustomer, mergeCustomers } = endpoints.customers;

/** Makes one customer of two: who the other is, which of them is kept, and what comes of it. */
export function MergePanel({ customer, otherId, dirty, onClose, onMerged }: MergePanelProps) {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const toast = useToast();
  const [chosenId, setChosenId] = useState(otherId);
  const [keepsOther, setKeepsOther] = useState(false);
  const chosen = useEndpoint(
    getCustomer,
    { params: { agentId: agent.id, customerId: chosenId ?? '' } },
    { enabled: chosenId !== null, gcTime: 0 },
  );
  const other = chosenId === null ? null : (chosen.data?.customer ?? null);
  const merging = useEndpointChange(mergeCustomers, {
    later: getCustomer,
    onSuccess: (kept) => {
      toast.success(t('merge.success', { name: customerLabel(kept) }));
      onMerged(kept);
    },
    onError: (error: ApiError) => {
      if (error.status >= 500) toast.error(t('merge.error'));
      else toast.failure(error);
    },
  });
  const merge = () => {
    if (!other) return;
    const [intoId, fromId] = keepsOther ? [other.id, customer.id] : [customer.id, other.id];
    merging.mutate({ params: { agentId: agent.id, fromId, intoId } });
  };
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('merge.title')}
      closeLabel={shell('action.close')}
      width={520}
      footer={
        <>
          <Button color="inherit" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
          <Button variant="contained" disabled={!other} loading={merging.isPending} onClick={merge}>
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      {chosenId === null ? (
        <MergeSearch exceptId={customer.id} onChoose={setChosenId} />
      ) : chosen.isError ? (
        <LoadFailed error={chosen.error} onRetry={() => void chosen.refetch()} />
      ) : !other ? (
        <SkeletonRows label={t('detail.loading')} count={4} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <MergeChoice
            customer={customer}
            other={other}
            keepsOther={keepsOther}
            dirty={dirty}
            onKeepOther={setKeepsOther}
          />
          <Button
            size="small"
            color="inherit"
            onClick={() => setChosenId(null)}
            // Its words begin where those above do.
            sx={{ justifySelf: 'start', ml: '-10px', color: 'text.secondary' }}
          >
            {t('merge.chooseAnother')}
          </Button>
        </Box>
      )}
    </SidePanel>
  );
}
