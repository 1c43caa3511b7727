import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { SpokenLanguages } from '../../../languages/index.ts';
import { SettingTab } from '../../SettingTab.tsx';

/** The agent's languages. Each switch is saved at once: what it does is asked about before. */
export default function LanguageTab() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  return (
    <SettingTab name="language">
      <SpokenLanguages onSaved={() => toast.success(t('settings.saveSuccess'))} />
    </SettingTab>
  );
}
