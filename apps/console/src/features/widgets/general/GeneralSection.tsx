import { LayoutMode } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { PictureChoice } from '../fields/PictureChoice.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import type { SectionProps } from '../WidgetForm.tsx';
import { LanguageList } from './LanguageList.tsx';
import { LayoutDrawing } from './LayoutDrawing.tsx';
import { SitesField } from './SitesField.tsx';

/** What the widget is called, where it may be shown, which of the two kinds it is, and in which languages. */
export function GeneralSection({ context, isNew }: SectionProps) {
  const { t } = useTranslation('widgets');
  const layout = useWidgetField('chatConfig.layoutMode');
  return (
    <>
      <ProfileSection title={t('section.widget')}>
        <FieldGrid>
          <TextField
            path="name"
            label={t('field.name')}
            note={t('note.name')}
            maxLength={300}
            autoFocus={isNew}
          />
          <TextField
            path="chatConfig.clientDescription"
            label={t('field.clientDescription')}
            note={t('note.clientDescription')}
            maxLength={300}
          />
        </FieldGrid>
      </ProfileSection>
      <ProfileSection title={t('section.sites')} about={t('about.sites')}>
        <SitesField />
      </ProfileSection>
      <ProfileSection title={t('section.layout')} about={t('about.layout')}>
        <PictureChoice
          label={t('section.layout')}
          value={String(layout.value)}
          options={Object.entries(LayoutMode).map(([name, mode]) => ({
            value: String(mode),
            label: t(`layout.${mode}`),
            about: t(`layoutAbout.${mode}`),
            picture: <LayoutDrawing isSearch={name === 'search'} />,
          }))}
          onChange={(value) =>
            layout.change(value === String(LayoutMode.search) ? LayoutMode.search : LayoutMode.chat)
          }
        />
      </ProfileSection>
      <ProfileSection title={t('section.languages')} about={t('about.languages')}>
        <LanguageList context={context} />
      </ProfileSection>
    </>
  );
}
