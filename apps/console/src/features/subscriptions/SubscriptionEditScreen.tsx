import { endpoints, newId } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { SubscriptionEditor } from './SubscriptionEditor.tsx';

const calls = endpoints.subscriptions;

/** Read again each time it is opened, and left alone while it is edited. */
const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
/** What there is to choose from does not change. */
const readForGood = { staleTime: Number.POSITIVE_INFINITY };

/** A subscription of any agent, or a new one. */
export function SubscriptionEditScreen() {
  const { t } = useTranslation('subscriptions');
  const { id } = useParams({ from: '/shell/subscriptionEdit/$id' });
  const navigate = useNavigate();
  const isNew = id === 'new' || id === newId;
  const subscription = useEndpoint(
    calls.getSubscriptionById,
    { params: { subscriptionId: id } },
    { ...readOnce, enabled: !isNew },
  );
  const types = useEndpoint(calls.getSubscriptionTypeList, {}, readForGood);
  const currencies = useEndpoint(calls.getCurrencyList, {}, readForGood);
  const isError = subscription.isError || types.isError || currencies.isError;
  useLeaveOnFailure(isError, t('subscription.loadError'), () => void navigate({ to: '/subscriptions' }));
  const loaded = isNew ? null : subscription.isFetchedAfterMount ? subscription.data : undefined;
  return (
    <EditorPage>
      {!isError && loaded !== undefined && types.data && currencies.data ? (
        <SubscriptionEditor
          key={id}
          loaded={loaded}
          types={types.data.list}
          currencies={currencies.data.list.map((currency) => currency.id)}
        />
      ) : (
        <>
          <PageHeader
            title={t(isNew ? 'new' : 'edit.title')}
            back={<BackLink to="/subscriptions">{t('title')}</BackLink>}
          />
          {!isError && <SkeletonRows label={t('edit.loading')} count={8} rowHeight={56} />}
        </>
      )}
    </EditorPage>
  );
}
