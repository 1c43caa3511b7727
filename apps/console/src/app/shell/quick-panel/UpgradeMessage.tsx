import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { SectionLink } from './QuickLinks.tsx';

interface UpgradeMessageProps {
  /** What the plan has not got. */
  lacks: 'facebook' | 'phone' | 'userRoles' | 'agents';
  /** Whether it is the user who buys plans; others are told whom to ask. */
  mayBuy: boolean;
}

/** Says that something is not in the plan, and what to do about it (spec 1 section 6). */
export function UpgradeMessage({ lacks, mayBuy }: UpgradeMessageProps) {
  const { t } = useTranslation('around');
  return (
    <Alert severity="info" sx={{ alignItems: 'flex-start', fontSize: '0.8125rem' }}>
      {t(`upgrade.${lacks}`)}{' '}
      {mayBuy ? (
        <SectionLink to="/subscription" style={{ textDecoration: 'underline' }}>
          {t('upgrade.buy')}
        </SectionLink>
      ) : (
        t('upgrade.ask')
      )}
    </Alert>
  );
}
