import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reread } from '../../lib/api/reread.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { turnOff, turnOn } from './device-push.ts';

/** Turns notifications of this browser on and off, and says what could not be done. */
export function useTurnOn() {
  const { t } = useTranslation('push');
  const { user, agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const changed = () => reread(queries, ['pushDevices']);
  const on = useMutation({
    mutationFn: () => turnOn({ userId: user.id, agentId: agent.id, language: uiLanguage() }),
    onSuccess: async (outcome) => {
      // Shown where it stands: what the browser allows is no failure.
      if (outcome !== 'on' && outcome !== 'notAllowed') toast.error(t(`snackbar.${outcome}`));
      await changed();
    },
    // The service worker could not be had.
    onError: () => toast.error(t('snackbar.pushSubscriptionFetchError')),
  });
  const off = useMutation({
    mutationFn: turnOff,
    onSuccess: changed,
    onError: () => toast.error(t('snackbar.pushSaveError')),
  });
  return { turnOn: () => on.mutate(), turnOff: () => off.mutate(), isBusy: on.isPending || off.isPending };
}
