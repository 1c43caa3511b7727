import type { SourceProgress } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { statusTones } from './source-state.ts';

/** How a source, or a page of one, stands. */
export function SourceStatusChip({
  status,
  isRunning = false,
}: Pick<SourceProgress, 'status'> & { isRunning?: boolean }) {
  const { t } = useTranslation('jobs');
  if (isRunning)
    return (
      <StatusChip tone="info" dot>
        {t('running')}
      </StatusChip>
    );
  return <StatusChip tone={statusTones[status]}>{t(`status.${status}`)}</StatusChip>;
}
