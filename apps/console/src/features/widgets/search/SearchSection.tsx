import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LayoutMode, languages } from '@samtale/contract';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { useLanguageItems } from '../fields/use-language-item.ts';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { WritingFields } from '../fields/WritingFields.tsx';
import { LanguageTexts } from '../general/LanguageTexts.tsx';

/** What counts for a widget that is a search box. */
export function SearchSection() {
  const { t } = useTranslation('widgets');
  const layout = useWidgetField('chatConfig.layoutMode');
  if (layout.value !== LayoutMode.search)
    return (
      <EmptyState
        icon={Search}
        title={t('search.offTitle')}
        description={t('search.off')}
        action={
          <Button variant="outlined" onClick={() => layout.change(LayoutMode.search)}>
            {t('search.use')}
          </Button>
        }
      />
    );
  return (
    <>
      <ProfileSection title={t('section.search')} about={t('about.search')}>
        <WritingFields />
      </ProfileSection>
      <ProfileSection title={t('section.searchWords')}>
        <SearchWords />
      </ProfileSection>
      <ProfileSection title={t('section.searchUses')}>
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, pl: 2.5, color: 'text.secondary' }}>
          {(['looks', 'flows', 'places', 'not'] as const).map((one) => (
            <li key={one}>{t(`search.uses.${one}`)}</li>
          ))}
        </Box>
      </ProfileSection>
    </>
  );
}

function SearchWords() {
  const { t: shell } = useTranslation();
  const items = useLanguageItems();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {items.languages.map(({ languageId }, index) => {
        const code = languages.find(({ id }) => id === languageId)?.languageCodeShort ?? 'da';
        return (
          <Box key={languageId} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            {items.languages.length > 1 && (
              <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 550 }}>
                {shell(`language.${code}`)}
              </Box>
            )}
            <LanguageTexts index={index} language={code} />
          </Box>
        );
      })}
    </Box>
  );
}
