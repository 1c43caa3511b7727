import { useTranslation } from 'react-i18next';
import { type Conflict, ConflictDialog } from '../../ui/ConflictDialog.tsx';

/** Somebody else has saved the setting meanwhile. */
export function SettingConflict({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('settings');
  return (
    <ConflictDialog
      conflict={conflict}
      texts={{
        title: t('conflict.title'),
        description: t('conflict.description'),
        stay: t('officeTimes.conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    />
  );
}
