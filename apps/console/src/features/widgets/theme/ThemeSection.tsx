import Box from '@mui/material/Box';
import { widgetFonts } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { SectionSwitches } from '../fields/SectionSwitches.tsx';
import { SwitchList } from '../fields/SwitchList.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { ColorList } from './ColorList.tsx';
import { LauncherPicture } from './LauncherPicture.tsx';
import { LogoChoice } from './LogoChoice.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** How the widget looks. */
export function ThemeSection() {
  const { t } = useTranslation('widgets');
  const font = useWidgetField('chatConfig.font');
  return (
    <>
      <ProfileSection title={t('section.theme')} about={t('about.theme')}>
        <ThemeChoice />
        <Box sx={{ mt: 2.5, maxWidth: 300 }}>
          <LabelledChoice
            label={t('field.font')}
            value={font.value}
            options={widgetFonts.map((value) => ({ value, label: t(`font.${value}`) }))}
            onChange={(value) => {
              const chosen = widgetFonts.find((one) => one === value);
              if (chosen) font.change(chosen);
            }}
          />
        </Box>
      </ProfileSection>
      <ProfileSection title={t('section.logo')} about={t('about.logo')}>
        <LogoChoice />
      </ProfileSection>
      <ProfileSection title={t('section.launcherPicture')} about={t('about.launcherPicture')}>
        <LauncherPicture />
      </ProfileSection>
      <ProfileSection title={t('section.colors')} about={t('about.colors')}>
        <ColorList />
      </ProfileSection>
      <ProfileSection title={t('section.header')}>
        <SwitchList>
          <SectionSwitches section="header" />
        </SwitchList>
      </ProfileSection>
    </>
  );
}
