import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: past the menu, to the screen. */
export function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        fontWeight: 550,
        textDecoration: 'none',
        transform: 'translateY(-200%)',
        transition: 'transform 120ms',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('skipToContent')}
    </Box>
  );
}
