import Box from '@mui/material/Box';
import { agreedAddons, type Subscription } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';

/** What was agreed beside the plan and nothing of the product counts; nothing where there is none. */
export function AgreedBesides({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const number = useNumberFormat();
  const amounts = agreedAddons
    .filter((addon) => subscription[addon] > 0)
    .map((addon) => `${t(`agreed.${addon}`)}: ${number(subscription[addon])}`);
  const agreed = [...amounts, ...(subscription.internationalForwarding ? [t('agreed.forwarding')] : [])];
  if (agreed.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('agreed.title')}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {agreed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
