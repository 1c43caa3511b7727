import type { TestResult } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';

/** Which bot a test was run on, and when. */
export function RanOn({ run }: { run: Pick<TestResult, 'releaseNumber' | 'ranAt'> }) {
  const { t } = useTranslation('conversationTests');
  const { releaseNumber, ranAt } = run;
  return (
    <span>
      {releaseNumber === null ? t('ranOn.draft') : t('ranOn.release', { number: releaseNumber })}
      {' · '}
      <Timestamp value={ranAt} />
    </span>
  );
}
