import { useTranslation } from 'react-i18next';
import type { ConfirmQuestion } from '../../ui/ConfirmDialog.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';

/** Asks whether something is to be deleted; the words of the buttons are the same everywhere. */
export function useConfirmDeletion() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (question: Pick<ConfirmQuestion, 'title' | 'description'>): Promise<boolean> =>
    confirm({
      ...question,
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      destructive: true,
    });
}
