import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { SwitchList } from '../fields/SwitchList.tsx';
import { WritingFields } from '../fields/WritingFields.tsx';
import { AnswerTimeField } from './AnswerTimeField.tsx';
import { MenuItems } from './MenuItems.tsx';
import { SoundField } from './SoundField.tsx';
import { UploadFields } from './UploadFields.tsx';

/** What a visitor can do in the chat, and what it remembers. */
export function ChatSection() {
  const { t } = useTranslation('widgets');
  return (
    <>
      <ProfileSection title={t('section.writing')}>
        <WritingFields>
          <SwitchField
            path="chatConfig.enableEmoji"
            label={t('field.enableEmoji')}
            about={t('note.enableEmoji')}
          />
          <UploadFields />
        </WritingFields>
      </ProfileSection>
      <ProfileSection title={t('section.menu')} about={t('about.menu')}>
        <MenuItems />
      </ProfileSection>
      <ProfileSection title={t('section.sound')}>
        <SwitchList>
          <SoundField />
          <SwitchField
            path="chatConfig.titleOnMessageReceived"
            label={t('field.titleOnMessageReceived')}
            about={t('note.titleOnMessageReceived')}
          />
        </SwitchList>
      </ProfileSection>
      <ProfileSection title={t('section.answerTime')} about={t('about.answerTime')}>
        <AnswerTimeField />
      </ProfileSection>
      <ProfileSection title={t('section.memory')} about={t('about.memory')}>
        <FieldGrid>
          <NumberField
            path="loadHistoryMinutes"
            label={t('field.loadHistoryMinutes')}
            unit={t('unit.minutes')}
            note={t('note.loadHistoryMinutes')}
          />
          <NumberField
            path="welcomeMinutesThreshold"
            label={t('field.welcomeMinutesThreshold')}
            unit={t('unit.minutes')}
            note={t('note.welcomeMinutesThreshold')}
          />
        </FieldGrid>
        <SwitchList>
          <SwitchField
            path="chatConfig.withMemory"
            label={t('field.withMemory')}
            about={t('note.withMemory')}
          />
        </SwitchList>
      </ProfileSection>
    </>
  );
}
