import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SectionSwitches } from '../fields/SectionSwitches.tsx';
import { SwitchList } from '../fields/SwitchList.tsx';
import { WritingFields } from '../fields/WritingFields.tsx';
import { AnswerTimeField } from './AnswerTimeField.tsx';
import { MenuItems } from './MenuItems.tsx';
import { SoundChoice } from './SoundChoice.tsx';

/** What a visitor can do in the chat, and what it remembers. */
export function ChatSection() {
  const { t } = useTranslation('widgets');
  return (
    <>
      <ProfileSection title={t('section.writing')}>
        <WritingFields>
          <SectionSwitches section="sending" />
        </WritingFields>
      </ProfileSection>
      <ProfileSection title={t('section.menu')} about={t('about.menu')}>
        <MenuItems />
      </ProfileSection>
      <ProfileSection title={t('section.sound')}>
        <SwitchList>
          <SectionSwitches section="sound" choices={{ soundOnMessageReceived: <SoundChoice /> }} />
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
          <SectionSwitches section="memory" />
        </SwitchList>
      </ProfileSection>
    </>
  );
}
