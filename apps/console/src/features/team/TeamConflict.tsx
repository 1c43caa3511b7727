import { useTranslation } from 'react-i18next';
import { type Conflict, ConflictDialog } from '../../ui/ConflictDialog.tsx';

interface TeamConflictProps {
  conflict: Conflict;
  /** Says what a colleague has changed. */
  title: string;
}

/** A colleague has changed the same user or team meanwhile. */
export function TeamConflict({ conflict, title }: TeamConflictProps) {
  const { t } = useTranslation('team');
  return (
    <ConflictDialog
      conflict={conflict}
      texts={{
        title,
        description: t('conflict.description'),
        stay: t('conflict.stay'),
        overwrite: t('conflict.overwrite'),
        reload: t('conflict.reload'),
      }}
    />
  );
}
