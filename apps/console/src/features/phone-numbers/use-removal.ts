import { endpoints, type PhoneNumber, type PhoneProvider } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { formatNumber } from '../../ui/format-number.ts';

const calls = endpoints.phoneNumbers;

/** Removes a number after asking; the server may answer that it has to stay. */
export function useRemoveNumber(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('phoneNumbers');
  const askFirst = useRemovalQuestion();
  const toast = useToast();
  const removal = useEndpointChange(calls.deletePhoneNumber, {
    onError: () => toast.error(t('phoneNumbers.removeError')),
  });
  return async (agentId: string, { id: phoneNumberId, number: kept }: Pick<PhoneNumber, 'id' | 'number'>) => {
    const number = formatNumber(kept);
    if (!(await askFirst(t('removal.numberTitle', { number }), t('removal.numberAbout')))) return;
    const onSuccess = (isRemoved: boolean) => {
      if (!isRemoved) return void toast.warning(t('phoneNumbers.inUse', { number }));
      toast.success(t('phoneNumbers.removed', { number }));
      onRemoved();
    };
    removal.mutate({ params: { agentId, phoneNumberId } }, { onSuccess });
  };
}

/** Removes a provider after asking; one that has numbers stays. */
export function useRemoveProvider(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('phoneNumbers');
  const askFirst = useRemovalQuestion();
  const toast = useToast();
  const removal = useEndpointChange(calls.deletePhoneProvider, {
    onError: () => toast.error(t('phoneNumbers.removeProviderError')),
  });
  return async (agentId: string, { id: phoneProviderId, name }: Pick<PhoneProvider, 'id' | 'name'>) => {
    if (!(await askFirst(t('removal.providerTitle', { name }), t('removal.providerAbout')))) return;
    const onSuccess = (isRemoved: boolean) => {
      if (!isRemoved) return void toast.warning(t('phoneNumbers.providerInUse', { name }));
      toast.success(t('phoneNumbers.removedProvider', { name }));
      onRemoved();
    };
    removal.mutate({ params: { agentId, phoneProviderId } }, { onSuccess });
  };
}

function useRemovalQuestion() {
  const { t } = useTranslation('phoneNumbers');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  return (title: string, description: string): Promise<boolean> =>
    confirm({
      title,
      description,
      confirmLabel: t('removal.confirm'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
}
