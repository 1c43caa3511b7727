import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { changeLanguage, isChosenHere, uiLanguage } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { saveUnsavedSettings } from '../../lib/settings/user-settings.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { wearTheme } from '../../ui/theme/named/wear-theme.ts';

/** Has this browser look as the user has chosen, here or on another device. */
export function FollowSettings() {
  const { theme, colorMode, language } = useUser().settings;
  const { setMode } = useColorScheme();
  const toast = useToast();
  useEffect(() => saveUnsavedSettings(), []);
  useEffect(() => wearTheme(theme), [theme]);
  useEffect(() => {
    if (colorMode) setMode(colorMode);
  }, [colorMode, setMode]);
  useEffect(() => {
    // Who has just chosen another one at the sign-in means that one.
    if (language && language !== uiLanguage() && !isChosenHere())
      changeLanguage(language).catch(toast.failure);
  }, [language, toast]);
  return null;
}
