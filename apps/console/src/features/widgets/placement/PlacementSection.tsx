import Box from '@mui/material/Box';
import { OpenMode } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { SectionSwitches } from '../fields/SectionSwitches.tsx';
import { SwitchList } from '../fields/SwitchList.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { DevicePlacement } from './DevicePlacement.tsx';

/** Where the widget stands, how large it is, and when it opens. */
export function PlacementSection() {
  const { t } = useTranslation('widgets');
  const desktop = useWidgetField('chatConfig.openModeDesktop').value;
  const mobile = useWidgetField('chatConfig.openModeMobile').value;
  const width = useWidgetField('chatConfig.welcomePreviewWidth').problem;
  const height = useWidgetField('chatConfig.welcomePreviewHeight').problem;
  // What is wrong is shown also where it is not asked for any more: nothing can be saved meanwhile.
  const hasWelcome = [desktop, mobile].includes(OpenMode.welcomePreview) || Boolean(width ?? height);
  return (
    <>
      <ProfileSection title={t('section.placement')} about={t('about.placement')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          <DevicePlacement isMobile={false} />
          <DevicePlacement isMobile />
        </Box>
      </ProfileSection>
      <ProfileSection title={t('section.size')} about={t('about.size')}>
        <FieldGrid>
          <TextField path="chatConfig.widgetWidth" label={t('field.widgetWidth')} placeholder="400px" />
          <TextField path="chatConfig.widgetHeight" label={t('field.widgetHeight')} placeholder="700px" />
        </FieldGrid>
      </ProfileSection>
      {hasWelcome && (
        <ProfileSection title={t('section.welcomeSize')} about={t('about.welcomeSize')}>
          <FieldGrid>
            <TextField
              path="chatConfig.welcomePreviewWidth"
              label={t('field.widgetWidth')}
              placeholder="325px"
            />
            <TextField
              path="chatConfig.welcomePreviewHeight"
              label={t('field.widgetHeight')}
              placeholder="275px"
            />
          </FieldGrid>
        </ProfileSection>
      )}
      <ProfileSection title={t('section.opening')}>
        <SwitchList>
          <SectionSwitches section="opening" />
        </SwitchList>
      </ProfileSection>
    </>
  );
}
