import { useTranslation } from 'react-i18next';
import { Flag } from '../../ui/Flag.tsx';
import { changeLanguage, uiLanguage } from '../i18n/i18n.ts';
import { rememberSettings } from '../settings/remember-settings.ts';
import { useToast } from '../toast/toast.tsx';
import { MenuButton } from './MenuButton.tsx';

const countries = { da: 'DK', en: 'GB' } as const;

/** Chooses the language of the console itself. */
export function UiLanguageMenu() {
  const { t } = useTranslation();
  const toast = useToast();
  const language = uiLanguage();
  return (
    <MenuButton
      label={t('language.label')}
      icon={<Flag country={countries[language]} width={22} />}
      choices={(['da', 'en'] as const).map((code) => ({
        value: code,
        label: t(`language.${code}`),
        icon: <Flag country={countries[code]} />,
      }))}
      value={language}
      onChoose={(code) => {
        changeLanguage(code).catch(toast.failure);
        rememberSettings({ language: code });
      }}
    />
  );
}
