import { useTranslation } from 'react-i18next';
import type { AuditSentences } from './audit-sentences.ts';

/** What can have been done, in the reader's language. */
export function useAuditSentences(): AuditSentences {
  const { t } = useTranslation('auditLog');
  return t('did', { returnObjects: true });
}
