import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';

/** Tells, once for each time, that something of the chat workspace could not be loaded. */
export function useLoadFailure(
  failed: boolean,
  what: 'list' | 'chat' | 'ip' | 'calls' | 'actions' | 'erasures',
): void {
  const { t } = useTranslation('chat');
  const toast = useToast();
  useEffect(() => {
    if (failed) toast.error(t(`chat.load.${what}`));
  }, [failed, what, toast, t]);
}
