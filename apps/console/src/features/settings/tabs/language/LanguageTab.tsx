import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { SpokenLanguages } from '../../../languages/index.ts';
import { SettingTab } from '../../SettingTab.tsx';

/** The agent's languages. Each switch is saved at once: what it does is asked about before. */
export default function LanguageTab() {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const toast = useToast();
  const readAnew = () => {
    toast.success(t('settings.saveSuccess'));
    // The agent is another one now, from its flag to its bots.
    void queries.invalidateQueries();
  };
  return (
    <SettingTab name="language">
      <SpokenLanguages onSaved={readAnew} />
    </SettingTab>
  );
}
