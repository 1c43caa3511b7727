import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface NextRunProps {
  /** ISO 8601; null when it is not read by itself. */
  value: string | null;
  /** Stands where there is no such moment. */
  none: string;
}

/** When a source is read again by itself. */
export function NextRun({ value, none }: NextRunProps) {
  const { t } = useTranslation('jobs');
  if (value === null) return none;
  return Date.parse(value) <= Date.now() ? t('state.now') : <Timestamp value={value} form="dateTime" />;
}
