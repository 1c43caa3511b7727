import { useTranslation } from 'react-i18next';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';

/** The website's password: one that is kept is never shown, and stays unless another is written. */
export function PasswordField({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  const isKept = editor.saved.hasPassword;
  return (
    <LabelledInput
      type="password"
      name="password"
      autoComplete="new-password"
      maxLength={300}
      label={isKept ? t('form.field.password') : `${t('form.field.password')} *`}
      value={editor.source.password ?? ''}
      placeholder={isKept ? t('form.passwordKept') : undefined}
      note={isKept && !editor.source.password ? t('form.note.passwordKept') : undefined}
      error={editor.problemOf('password')}
      onChange={({ target }) => editor.change({ password: target.value || null })}
    />
  );
}
