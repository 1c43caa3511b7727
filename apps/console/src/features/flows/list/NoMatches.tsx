import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Stands where the list would be when search and filter leave nothing of it. */
export function NoMatches({ text }: { text: string }) {
  const { t } = useTranslation('flows');
  return (
    <EmptyState
      icon={SearchX}
      title={text ? t('intentList.snackbar.noSearchResults', { text }) : t('list.noneOfStatus')}
      description={t('list.noMatchesAdvice')}
    />
  );
}
