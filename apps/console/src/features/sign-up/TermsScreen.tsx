import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { trialDays } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { GuestPage } from '../auth/index.ts';

const sections = ['trial', 'data', 'use', 'end'] as const;

/** What is agreed to with a trial. */
export function TermsScreen() {
  const { t } = useTranslation('guest');
  return (
    <GuestPage title={t('terms.title')} heading={t('terms.title')} introduction={t('terms.introduction')}>
      {sections.map((section) => (
        <Box key={section} component="section" sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {t(`terms.${section}.title`)}
          </Typography>
          {t(`terms.${section}.text`, { count: trialDays })}
        </Box>
      ))}
    </GuestPage>
  );
}
