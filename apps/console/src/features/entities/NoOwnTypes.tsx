import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Stands where the agent's own entity types would be, and says what they are good for. */
export function NoOwnTypes() {
  const { t } = useTranslation('entities');
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h3" component="h2">
        {t('list.empty.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: 640, color: 'text.secondary' }}>
        {t('list.empty.description')}
      </Typography>
    </Box>
  );
}
