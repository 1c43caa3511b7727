import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { FoldedSection } from '../../../ui/FoldedSection.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';
import { SourceLinesField } from './SourceLinesField.tsx';
import { SourceTextField } from './SourceTextField.tsx';

const contentFields = ['mainTagName', 'lastModifiedTagName'] as const;
const administratorFields = ['timeoutSecond', 'taskCount'] as const;

interface ReadingFieldsProps {
  editor: SourceEditorState;
  isAdministrator: boolean;
}

/** What counts on a page, and how pages are fetched; how hard a site is asked is for administrators. */
export function ReadingFields({ editor, isAdministrator }: ReadingFieldsProps) {
  const { t } = useTranslation('jobs');
  const isWrong = [...contentFields, ...administratorFields, 'excludedContent', 'addAfterUrl'] as const;
  return (
    <FoldedSection
      title={t('form.section.reading')}
      about={t('form.sectionAbout.reading')}
      keptOpen={isWrong.some((field) => editor.problemOf(field) !== undefined)}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FieldGrid>
          {contentFields.map((field) => (
            <SourceTextField
              key={field}
              editor={editor}
              field={field}
              spellCheck={false}
              label={t(`form.field.${field}`)}
              note={t(`form.note.${field}`)}
            />
          ))}
        </FieldGrid>
        <SourceLinesField
          editor={editor}
          field="excludedContent"
          label={t('form.field.excludedContent')}
          note={t('form.note.excludedContent')}
        />
        <SourceTextField
          editor={editor}
          field="addAfterUrl"
          spellCheck={false}
          label={t('form.field.addAfterUrl')}
          note={t('form.note.addAfterUrl')}
        />
        {isAdministrator && (
          <FieldGrid>
            {administratorFields.map((field) => (
              <SourceTextField
                key={field}
                editor={editor}
                field={field}
                inputMode="numeric"
                maxLength={4}
                label={t(`form.field.${field}`)}
                note={t(`form.note.${field}`)}
              />
            ))}
          </FieldGrid>
        )}
      </Box>
    </FoldedSection>
  );
}
