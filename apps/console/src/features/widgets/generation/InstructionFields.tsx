import Box from '@mui/material/Box';
import { languages } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { LinesField } from '../fields/LinesField.tsx';
import { useLanguageItems } from '../fields/use-language-item.ts';

/** What the model is told of its task: while people are there, while nobody is, and in one language only. */
export function InstructionFields() {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const items = useLanguageItems();
  // A single language needs no words of its own, but those that were there can be written again.
  const isOnly = items.languages.length === 1;
  const [hadWords] = useState(() => items.languages.some((one) => one.gptCommandDescription));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <LinesField
        path="chatConfig.gptSetting.gptCommandDescription"
        label={t('field.gptCommandDescription')}
        placeholder={t('example.gptCommandDescription')}
      />
      <LinesField
        path="chatConfig.gptSetting.gptCommandDescriptionOutOpenHours"
        label={t('field.gptCommandDescriptionOutOpenHours')}
        note={t('note.gptCommandDescriptionOutOpenHours')}
      />
      <FieldGrid>
        {items.languages.map(({ languageId, gptCommandDescription }, index) => {
          const code = languages.find(({ id }) => id === languageId)?.languageCodeShort ?? 'da';
          if (isOnly && !gptCommandDescription && !hadWords) return null;
          return (
            <LinesField
              key={languageId}
              path={`chatConfig.chatConfigLanguageList.${index}.gptCommandDescription`}
              label={t('generation.byLanguage', { language: shell(`language.${code}`) })}
              note={t('note.gptCommandDescription')}
            />
          );
        })}
      </FieldGrid>
    </Box>
  );
}
