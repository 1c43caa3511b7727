import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, uiLanguage } from '../../../lib/i18n/i18n.ts';
import { changeSettings } from '../../../lib/settings/user-settings.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';

/** Light or dark, and the console's language. */
export function ModeChoice() {
  const { t } = useTranslation('appearance');
  const { t: shell } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const toast = useToast();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2 }}>
      <Titled title={t('mode')}>
        <Segmented
          label={t('mode')}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen);
            changeSettings({ colorMode: chosen });
          }}
          choices={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: shell(`mode.${value}`),
          }))}
        />
      </Titled>
      <Titled title={t('language')}>
        <Segmented
          label={t('language')}
          value={uiLanguage()}
          onChange={(language) => {
            changeSettings({ language });
            changeLanguage(language).catch(toast.failure);
          }}
          choices={(['da', 'en'] as const).map((value) => ({ value, label: shell(`language.${value}`) }))}
        />
      </Titled>
    </Box>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Box aria-hidden sx={{ mb: 1, fontSize: '0.8125rem', fontWeight: 550 }}>
        {title}
      </Box>
      {children}
    </div>
  );
}
