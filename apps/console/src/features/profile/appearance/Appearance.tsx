import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { defaultUserSettings } from '@samtale/contract';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSession } from '../../../lib/session/use-session.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { loadArrangements } from '../../../lib/settings/arrangement.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';
import { wearTheme } from '../../../ui/theme/named/wear-theme.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { PartChoices } from './PartChoices.tsx';
import { ShortcutChoice } from './ShortcutChoice.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** How the console looks to the user: every choice shows at once, and goes along to their other devices. */
export function Appearance() {
  const { t } = useTranslation('appearance');
  const { setMode } = useColorScheme();
  // What is no look stays as it is.
  const { language, toursDone, firstStepsHidden, leftMessageMails } = useUser().settings;
  const others = { language, toursDone, firstStepsHidden, leftMessageMails };
  const hasLayout = useOpenSession() !== null;
  const headingId = useId();
  useEffect(() => {
    // Before one is chosen, so that nothing on the screen is taken away meanwhile.
    void loadArrangements();
  }, []);
  const reset = () => {
    changeSettings({ ...defaultUserSettings, ...others, colorMode: 'system', shortcuts: [] });
    setMode('system');
    wearTheme(defaultUserSettings.theme);
  };
  return (
    <Box component="section" aria-labelledby={headingId} id="appearance" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={headingId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        <Button size="small" color="inherit" onClick={reset} sx={{ color: 'text.secondary' }}>
          {t('reset')}
        </Button>
      </Box>
      <Typography sx={{ mt: 0.25, mb: 1, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 560 }}>
        {t('about')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <ModeChoice />
        <ThemeChoice />
        {hasLayout && (
          <>
            <LayoutChoice />
            <PartChoices />
            <ShortcutChoice />
          </>
        )}
      </Box>
    </Box>
  );
}
