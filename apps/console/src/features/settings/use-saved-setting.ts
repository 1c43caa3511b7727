import { type Endpoint, endpoints, type ReplyOf } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';

interface SavedSetting<E extends Endpoint> {
  /** What else is to be read anew, beside the settings and what everybody's menu shows of them. */
  invalidates?: readonly Endpoint[];
  /** Called once the settings have been read anew. */
  onSaved?(reply: ReplyOf<E>): void;
}

/** Saves a setting through an endpoint and says how it went (`settings.saveSuccess`, `settings.saveError`). */
export function useSavedSetting<E extends Endpoint>(
  endpoint: E,
  { onSaved, invalidates = [] }: SavedSetting<E> = {},
) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const toast = useToast();
  return useEndpointChange(endpoint, {
    invalidates: [endpoints.auth.getUserByAccessToken, endpoints.training.getTrainingState, ...invalidates],
    onSuccess: (reply) => {
      toast.success(t('settings.saveSuccess'));
      void queries
        .invalidateQueries({ queryKey: [endpoints.settings.getAgentSettings.path] })
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
