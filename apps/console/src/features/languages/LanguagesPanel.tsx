import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SpokenLanguages } from './SpokenLanguages.tsx';

/** The agent's languages beside the flows. */
export default function LanguagesPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  // The agent is another one now, from its flag to its bots. What is being read of it comes with the page.
  const restart = () => {
    void queries.cancelQueries();
    window.location.assign('/intent/list');
  };
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('languages.title')}
      closeLabel={t('languages.close')}
      width={480}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('about.language')}</Typography>
      <SpokenLanguages onSaved={restart} />
    </SidePanel>
  );
}
