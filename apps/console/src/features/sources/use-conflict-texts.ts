import { useTranslation } from 'react-i18next';

/** What is asked when somebody else has saved the same source. */
export function useConflictTexts() {
  const { t } = useTranslation('jobs');
  return {
    title: t('jobs.changedByOther'),
    description: t('conflict.description'),
    stay: t('conflict.stay'),
    overwrite: t('conflict.overwrite'),
    reload: t('conflict.reload'),
  };
}
