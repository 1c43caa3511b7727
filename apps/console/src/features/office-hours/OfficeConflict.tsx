import { useTranslation } from 'react-i18next';
import { type Conflict, ConflictDialog } from '../../ui/ConflictDialog.tsx';

/** Somebody else has saved the opening hours meanwhile. */
export function OfficeConflict({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('settings');
  return (
    <ConflictDialog
      conflict={conflict}
      texts={{
        title: t('settings.officeTimes.changedByOther'),
        description: t('officeTimes.conflict.description'),
        stay: t('officeTimes.conflict.stay'),
        overwrite: t('officeTimes.conflict.overwrite'),
        reload: t('officeTimes.conflict.reload'),
      }}
    />
  );
}
