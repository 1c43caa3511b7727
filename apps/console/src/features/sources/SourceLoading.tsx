import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

/** Stands where a source will be; nothing below the head of one that could not be loaded. */
export function SourceLoading({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <PageHeader title={t('form.title')} back={<BackLink to="/jobs/list">{t('title')}</BackLink>} />
      {!isFailed && <SkeletonRows label={t('form.loading')} count={8} rowHeight={56} />}
    </>
  );
}
