import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../ui/ConfirmProvider.tsx';
import { openPlaces } from './fill-places.ts';

/** Asks before a text is sent in which a place for a value is still open; true when it may go. */
export function useOpenPlaces(): (text: string) => Promise<boolean> {
  const { t } = useTranslation('writing');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  return async (text) => {
    const names = openPlaces(text);
    if (!names.length) return true;
    return confirm({
      title: t('places.title', { count: names.length }),
      description: t('places.description', { names: names.map((name) => `{{${name}}}`).join(', ') }),
      confirmLabel: t('places.send'),
      cancelLabel: shell('action.cancel'),
    });
  };
}
