import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { useFlowList } from '../flow-list/index.ts';
import { useChecks } from './use-checks.ts';

/** More than this is only told as more. */
const mostCounted = 99;

/** To what is found in the flows, with how much it is. */
export function ChecksLink() {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const found = useChecks({ first: useFlowList().isPending }).data?.list ?? [];
  const tone = found.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const shown = found.length > mostCounted ? `${number(mostCounted)}+` : number(found.length);
  // The name says what is seen: who speaks to the computer says that.
  const name = found.length ? t('checks.found', { count: shown }) : t('checks.open');
  return (
    <Hint text={name} align="end">
      <IconButton component={Link} to="/intent/checks" size="small" aria-label={name}>
        <ListChecks size={18} aria-hidden />
        {found.length > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              top: -5,
              left: 'calc(100% - 12px)',
              minWidth: 18,
              px: '5px',
              borderRadius: '9px',
              fontSize: '0.75rem',
              lineHeight: '18px',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: `${tone}.main`,
              bgcolor: `tint.${tone}`,
              outline: '2px solid var(--mui-palette-background-paper)',
            }}
          >
            {shown}
          </Box>
        )}
      </IconButton>
    </Hint>
  );
}
