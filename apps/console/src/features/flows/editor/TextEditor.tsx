import { useTranslation } from 'react-i18next';
import { Problem } from '../../../lib/screen/Problem.tsx';
import type { EditorText } from './editor-message.ts';
import { FormattedField } from './FormattedField.tsx';
import type { MessageEditorProps } from './MessageEditor.tsx';
import { ParameterWarning } from './parameters/ParameterWarning.tsx';

/** A text of a bubble, in as many lines as it takes. */
export function TextEditor({ message, problem, onChange }: MessageEditorProps<EditorText>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <FormattedField
        label={t('bubble.text')}
        placeholder={t('bubble.textPlaceholder')}
        value={message.text}
        invalid={problem !== undefined}
        minRows={2}
        onChange={(text) => onChange({ ...message, text })}
      />
      <ParameterWarning text={message.text} />
      <Problem messageKey={problem} />
    </>
  );
}
