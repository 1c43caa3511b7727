import { type ApiError, endpoints, type PushDevice, queryKey } from '@samtale/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { forgetHere, isOfThisSignIn, saveDevices } from './device-push.ts';
import { deviceState, readKept } from './device-state.ts';

const { getPushSubscriptions, sendTestPush } = endpoints.push;

/** The user's devices, and what can be done with them. */
export function useDevices() {
  const { t } = useTranslation('push');
  const { user } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const { data, isError, refetch } = useEndpoint(getPushSubscriptions);
  const devices = data?.pushSubscriptionList;
  const show = (pushSubscriptionList: PushDevice[]) =>
    queries.setQueryData(queryKey(getPushSubscriptions), { pushSubscriptionList });

  useEffect(() => {
    const kept = readKept();
    const isKnown = devices?.some(({ endpoint }) => endpoint === kept?.endpoint) ?? true;
    // Removed from another device: this one is off, and says so.
    if (!isKnown && kept && isOfThisSignIn(kept) && deviceState(user.id) === 'on') void forgetHere();
  }, [devices, user.id]);

  const save = useMutation<PushDevice[], ApiError, Parameters<typeof saveDevices>[0]>({
    mutationFn: saveDevices,
    onSuccess: (saved) => {
      show(saved);
      toast.success(t('snackbar.pushSaveSuccess'));
    },
    onError: () => toast.error(t('snackbar.pushSaveError')),
  });
  const test = useEndpointChange(sendTestPush, {
    onSuccess: () => toast.success(t('snackbar.testSent')),
    onError: (error) => {
      toast.failure(error);
      // It may be gone.
      void refetch();
    },
  });
  return {
    devices,
    isError,
    refetch,
    rename: (id: string, deviceName: string) =>
      save.mutate((list) => list.map((device) => (device.id === id ? { ...device, deviceName } : device))),
    remove: (id: string) => save.mutate((list) => list.filter((device) => device.id !== id)),
    test: (id: string) => test.mutate({ params: { id } }),
  };
}
