import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says why the bot is silent after a hand-over, and offers to go on with it. */
export function HandedOver({ onGoOn }: { onGoOn(): void }) {
  const { t } = useTranslation('simulator');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        my: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        fontSize: '0.8125rem',
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      {t('handedOver.text')}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Bot aria-hidden />}
        onClick={onGoOn}
      >
        {t('handedOver.goOn')}
      </Button>
    </Box>
  );
}
