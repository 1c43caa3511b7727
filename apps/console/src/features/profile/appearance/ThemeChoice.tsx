import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { themeNames } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';
import { namedThemes } from '../../../ui/theme/named/named-themes.ts';
import { wearTheme } from '../../../ui/theme/named/wear-theme.ts';
import type { PaletteTokens } from '../../../ui/theme/palette.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** The named colour themes, each shown in the mode in use. */
export function ThemeChoice() {
  const { t } = useTranslation('appearance');
  const { theme } = useUser().settings;
  const { colorScheme = 'light' } = useColorScheme();
  return (
    <PictureChoice
      label={t('theme.label')}
      value={theme}
      onChange={(chosen) => {
        changeSettings({ theme: chosen });
        wearTheme(chosen);
      }}
      choices={themeNames.map((name) => ({
        value: name,
        label: t(`theme.${name}`),
        picture: <ThemePicture tokens={namedThemes[name][colorScheme]} />,
      }))}
    />
  );
}

/** A screen in small, in a theme's own colours. */
function ThemePicture({ tokens }: { tokens: PaletteTokens }) {
  const line = (width: number | string, color: string) => (
    <Box sx={{ width, height: 5, borderRadius: 1, bgcolor: color }} />
  );
  return (
    <Box sx={{ display: 'flex', height: '100%', bgcolor: tokens.page }}>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: '7px',
          width: 36,
          p: '9px 7px',
          bgcolor: tokens.sunken,
          borderRight: `1px solid ${tokens.hairline}`,
        }}
      >
        {line('100%', tokens.accent)}
        {line('70%', tokens.controlLine)}
        {line('80%', tokens.controlLine)}
        {line('60%', tokens.controlLine)}
      </Box>
      <Box
        sx={{
          flex: 1,
          m: '9px',
          p: '8px',
          borderRadius: '5px',
          bgcolor: tokens.paper,
          border: `1px solid ${tokens.hairline}`,
        }}
      >
        <Box sx={{ display: 'grid', gap: '6px' }}>
          {line('64%', tokens.text)}
          {line('88%', tokens.textMuted)}
          <Box sx={{ display: 'flex', gap: '5px', mt: '3px' }}>
            <Box sx={{ width: 28, height: 11, borderRadius: '4px', bgcolor: tokens.accent }} />
            <Box sx={{ width: 20, height: 11, borderRadius: '4px', bgcolor: tokens.tint.accent }} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
