import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SpokenLanguages } from './SpokenLanguages.tsx';

/** The agent's languages beside the flows. */
export default function LanguagesPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings');
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('languages.title')}
      closeLabel={t('languages.close')}
      width={480}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('about.language')}</Typography>
      {/* The agent is another one now, from its flag to its bots. */}
      <SpokenLanguages onSaved={() => window.location.assign('/intent/list')} />
    </SidePanel>
  );
}
