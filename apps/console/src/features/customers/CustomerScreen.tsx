import { type Customer, endpoints } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CustomerEditor } from './CustomerEditor.tsx';
import { HiddenCustomers } from './HiddenCustomers.tsx';

/** One customer, or a new one. */
export function CustomerScreen() {
  const { customerId } = useParams({ strict: false });
  const { agent } = useSession();
  const navigate = useNavigate();
  /** Which reading of a customer is shown: after a merge they are read again. */
  const [reading, setReading] = useState(0);
  const open = ({ id }: Customer) =>
    void navigate({ to: '/customers/$customerId', params: { customerId: id }, replace: true });
  const onMerged = (kept: Customer) => {
    setReading((now) => now + 1);
    open(kept);
  };
  if (agent.gdprInterval === 0) return <HiddenCustomers />;
  return (
    <EditorPage>
      {customerId === undefined ? (
        <CustomerEditor
          loaded={null}
          agentId={agent.id}
          conversations={[]}
          onCreated={open}
          onMerged={onMerged}
        />
      ) : (
        <SavedCustomer
          key={`${customerId} ${reading}`}
          agentId={agent.id}
          customerId={customerId}
          onMerged={onMerged}
        />
      )}
    </EditorPage>
  );
}

interface SavedCustomerProps {
  agentId: string;
  customerId: string;
  onMerged(kept: Customer): void;
}

function SavedCustomer({ agentId, customerId, onMerged }: SavedCustomerProps) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetchedAfterMount } = useEndpoint(
    endpoints.customers.getCustomer,
    { params: { agentId, customerId } },
    {
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  useLeaveOnFailure(isError, t('detail.loadingError'), () => void navigate({ to: '/customers' }));

  if (data && isFetchedAfterMount && !isError)
    return (
      <CustomerEditor
        loaded={data.customer}
        conversations={data.conversationList}
        agentId={agentId}
        onCreated={() => undefined}
        onMerged={onMerged}
      />
    );
  return (
    <>
      <PageHeader title={t('detail.title')} back={<BackLink to="/customers">{t('title')}</BackLink>} />
      {!isError && <SkeletonRows label={t('detail.loading')} count={8} rowHeight={56} />}
    </>
  );
}
