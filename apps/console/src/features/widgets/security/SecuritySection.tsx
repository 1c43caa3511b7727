import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { LinesField } from '../fields/LinesField.tsx';
import { SectionNote } from '../fields/SectionNote.tsx';
import { TextField } from '../fields/TextField.tsx';
import { SitesField } from '../general/SitesField.tsx';
import { DeactivatedFlows } from './DeactivatedFlows.tsx';

const examples = {
  clientHeaderHtml: '<p class="hours">9–16</p>',
  clientHeaderCss: '.hours { text-align: center }',
  clientHeaderScript: "document.querySelector('.hours')",
} as const;

/** Where the widget may be shown, what it does not answer, and what of the company's own stands in it. */
export function SecuritySection() {
  const { t } = useTranslation('widgets');
  return (
    <>
      <ProfileSection title={t('section.sites')} about={t('about.sites')}>
        <SitesField />
      </ProfileSection>
      <ProfileSection title={t('section.privacy')}>
        <TextField
          path="chatConfig.gdprLink"
          label={t('field.gdprLink')}
          placeholder="https://"
          note={t('note.gdprLink')}
          maxLength={300}
        />
      </ProfileSection>
      <ProfileSection title={t('section.deactivated')} about={t('about.deactivated')}>
        <DeactivatedFlows />
      </ProfileSection>
      <ProfileSection title={t('section.ownHeader')} about={t('about.ownHeader')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <SectionNote>{t('header.sandbox')}</SectionNote>
          {(['clientHeaderHtml', 'clientHeaderCss', 'clientHeaderScript'] as const).map((name) => (
            <LinesField
              isCode
              key={name}
              path={`chatConfig.${name}`}
              label={t(`field.${name}`)}
              placeholder={examples[name]}
            />
          ))}
        </Box>
      </ProfileSection>
    </>
  );
}
