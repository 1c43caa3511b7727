import Box from '@mui/material/Box';
import { LayoutMode, languages, type WidgetContext } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { FlowChoice } from '../fields/FlowChoice.tsx';
import { SectionNote } from '../fields/SectionNote.tsx';
import { useLanguageItems } from '../fields/use-language-item.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';
import type { SectionProps } from '../WidgetForm.tsx';

/** The flows that greet a visitor, in each of the widget's languages. */
export function WelcomeSection({ context }: SectionProps) {
  const { t } = useTranslation('widgets');
  const layout = useWidgetField('chatConfig.layoutMode');
  const threshold = useWidgetField('welcomeMinutesThreshold');
  return (
    <ProfileSection
      title={t('tab.defaultWelcome')}
      about={t('about.defaultWelcome', { minutes: threshold.value || 0 })}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {layout.value === LayoutMode.search && <SectionNote>{t('welcome.notInSearch')}</SectionNote>}
        <LanguageFlows context={context} />
      </Box>
    </ProfileSection>
  );
}

function LanguageFlows({ context }: { context: WidgetContext }) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const items = useLanguageItems();
  return items.languages.map(({ languageId, defaultWelcomeIntent, welcomeBackIntent }, index) => {
    const code = languages.find(({ id }) => id === languageId)?.languageCodeShort ?? 'da';
    const byAgent = context.hasWelcome(languageId);
    return (
      <Box key={languageId} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        {items.languages.length > 1 && (
          <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 550 }}>
            {shell(`language.${code}`)}
          </Box>
        )}
        <FieldGrid>
          <FlowChoice
            label={t('field.defaultWelcomeIntent')}
            note={t(byAgent ? 'note.welcomeOfAgent' : 'note.welcomeNeeded')}
            noneLabel={t('welcome.none')}
            languageId={languageId}
            flowId={defaultWelcomeIntent}
            problem={items.problemAt(index, 'defaultWelcomeIntent')}
            onChange={(flowId) => items.changeAt(index, { defaultWelcomeIntent: flowId })}
          />
          <FlowChoice
            label={t('field.welcomeBackIntent')}
            note={t('note.welcomeBack')}
            noneLabel={t('welcome.noneBack')}
            languageId={languageId}
            flowId={welcomeBackIntent}
            problem={items.problemAt(index, 'welcomeBackIntent')}
            onChange={(flowId) => items.changeAt(index, { welcomeBackIntent: flowId })}
          />
        </FieldGrid>
      </Box>
    );
  });
}
