import type { LanguageCode } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { TextField } from '../fields/TextField.tsx';

interface LanguageTextsProps {
  /** Its place in the widget's list. */
  index: number;
  language: LanguageCode;
}

/** What of the widget's own words there is in one language. */
export function LanguageTexts({ index, language }: LanguageTextsProps) {
  const { t } = useTranslation('widgets');
  const path = `chatConfig.chatConfigLanguageList.${index}` as const;
  return (
    <FieldGrid>
      <TextField
        path={`${path}.disclaimer`}
        label={t('field.disclaimer')}
        placeholder={t(`example.disclaimer.${language}`)}
        note={t('note.disclaimer')}
        maxLength={300}
      />
      <TextField
        path={`${path}.chatInputText`}
        label={t('field.chatInputText')}
        placeholder={t(`example.chatInputText.${language}`)}
        note={t('note.chatInputText')}
        maxLength={300}
      />
    </FieldGrid>
  );
}
