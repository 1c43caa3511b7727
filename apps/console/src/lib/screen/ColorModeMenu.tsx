import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rememberSettings } from '../settings/remember-settings.ts';
import { MenuButton } from './MenuButton.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;
const modes = ['light', 'dark', 'system'] as const;

/** Chooses light, dark, or what the system uses. */
export function ColorModeMenu() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const Face = icons[mode];
  return (
    <MenuButton<(typeof modes)[number]>
      label={t('mode.label')}
      icon={<Face aria-hidden />}
      choices={modes.map((each) => {
        const Icon = icons[each];
        return { value: each, label: t(`mode.${each}`), icon: <Icon aria-hidden /> };
      })}
      value={mode}
      onChoose={(chosen) => {
        setMode(chosen);
        rememberSettings({ colorMode: chosen });
      }}
    />
  );
}
