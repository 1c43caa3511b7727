import { type Endpoint, endpoints, type ReplyOf } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';

interface SavedSetting<E extends Endpoint> {
  /** Called once the settings have been read again. */
  onSaved?(reply: ReplyOf<E>): void;
}

/** Saves a setting through an endpoint and says how it went (`settings.saveSuccess`, `settings.saveError`). */
export function useSavedSetting<E extends Endpoint>(endpoint: E, { onSaved }: SavedSetting<E> = {}) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const toast = useToast();
  return useEndpointChange(endpoint, {
    onSuccess: (reply) => {
      toast.success(t('settings.saveSuccess'));
      // They are being read already.
      const { path } = endpoints.settings.getAgentSettings;
      void queries
        .refetchQueries({ queryKey: [path], type: 'active' }, { cancelRefetch: false })
        .then(() => onSaved?.(reply));
    },
    onError: (error) => {
      const isKnown =
        error.status === 0 || (error.status !== 500 && textOfKey(error.reply.messageKey) !== null);
      if (isKnown) toast.failure(error);
      else toast.error(t('settings.saveError'));
    },
  });
}
