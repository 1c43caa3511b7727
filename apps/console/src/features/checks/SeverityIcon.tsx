import Box from '@mui/material/Box';
import type { CheckSeverity } from '@samtale/contract';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const icons = { error: CircleAlert, warning: TriangleAlert } as const;

/** How bad a finding is. */
export function SeverityIcon({ severity }: { severity: CheckSeverity }) {
  const { t } = useTranslation('checks');
  const Icon = icons[severity];
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`severity.${severity}`)}
      sx={{ display: 'inline-flex', flexShrink: 0, color: `${severity}.main` }}
    >
      <Icon size={16} aria-hidden />
    </Box>
  );
}
