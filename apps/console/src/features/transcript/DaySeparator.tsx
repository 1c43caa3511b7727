import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Names the day that begins. */
export function DaySeparator({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const date = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(at));
  const line = { flex: 1, height: '1px', bgcolor: 'divider' };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 }}>
      <Box sx={line} />
      <Box
        component="span"
        sx={{
          fontSize: '0.75rem',
          color: 'text.secondary',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {date}
      </Box>
      <Box sx={line} />
    </Box>
  );
}
