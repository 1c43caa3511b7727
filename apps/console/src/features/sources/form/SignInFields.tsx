import Box from '@mui/material/Box';
import { SourceLoginType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { FoldedSection } from '../../../ui/FoldedSection.tsx';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';
import { PasswordField } from './PasswordField.tsx';
import { SourceTextField } from './SourceTextField.tsx';

const loginTypes = Object.values(SourceLoginType);
const formFields = [
  'loginFormHtml',
  'loginUsernameHtml',
  'loginPasswordHtml',
  'loginUsernameClickHtml',
] as const;
const allFields = [...formFields, 'loginUrl', 'loginSuccessText', 'username', 'password'] as const;

/** How a website lets one in. */
export function SignInFields({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  const { loginType } = editor.source;
  const hasForm = loginType === SourceLoginType.password;
  return (
    <FoldedSection
      title={t('form.section.signIn')}
      about={t('form.sectionAbout.signIn')}
      keptOpen={allFields.some((field) => editor.problemOf(field) !== undefined)}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FieldGrid>
          <LabelledChoice
            label={t('form.field.loginType')}
            value={String(loginType)}
            options={loginTypes.map((type) => ({ value: String(type), label: t(`form.loginType.${type}`) }))}
            onChange={(value) =>
              editor.change({ loginType: loginTypes.find((type) => String(type) === value) ?? loginType })
            }
          />
        </FieldGrid>
        {loginType !== SourceLoginType.none && (
          <FieldGrid>
            <SourceTextField
              editor={editor}
              field="username"
              required
              label={`${t('form.field.username')} *`}
            />
            <PasswordField editor={editor} />
          </FieldGrid>
        )}
        {hasForm && <FormFields editor={editor} />}
      </Box>
    </FoldedSection>
  );
}

/** Where the form is, and what its fields are when that cannot be seen. */
function FormFields({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <SourceTextField
        editor={editor}
        field="loginUrl"
        type="url"
        inputMode="url"
        required
        maxLength={2000}
        label={`${t('form.field.loginUrl')} *`}
      />
      <FieldGrid>
        {formFields.map((field) => (
          <SourceTextField
            key={field}
            editor={editor}
            field={field}
            spellCheck={false}
            label={t(`form.field.${field}`)}
            note={t(
              field === 'loginUsernameClickHtml' ? 'form.note.loginUsernameClickHtml' : 'form.note.selector',
            )}
          />
        ))}
      </FieldGrid>
      <SourceTextField
        editor={editor}
        field="loginSuccessText"
        label={t('form.field.loginSuccessText')}
        note={t('form.note.loginSuccessText')}
      />
    </>
  );
}
