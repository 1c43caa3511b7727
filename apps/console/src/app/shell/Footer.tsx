import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';

/** Stands below the screen for those who have chosen it. */
export function Footer({ sx }: { sx: SxProps<Theme> }) {
  const { t } = useTranslation('around');
  const { agent } = useSession();
  return (
    <Box
      component="footer"
      sx={[
        {
          gridArea: 'footer',
          display: 'flex',
          alignItems: 'center',
          gap: 2.5,
          px: { xs: 2, md: 4 },
          fontSize: '0.8125rem',
          color: 'text.secondary',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        },
        ...[sx].flat(),
      ]}
    >
      <Typography component="span" variant="inherit" noWrap title={agent.name} sx={{ flex: 1, minWidth: 0 }}>
        {t('footer.agent', { name: agent.name })}
      </Typography>
      <Link component={RouterLink} to="/faq" color="inherit">
        {t('footer.help')}
      </Link>
      <Link component={RouterLink} to="/profile" color="inherit">
        {t('footer.appearance')}
      </Link>
    </Box>
  );
}
