import type { ComponentProps } from 'react';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import type { EditorSource } from '../editor-source.ts';
import type { SourceEditorState } from '../use-source-editor.ts';

type TextFields = {
  [Field in keyof EditorSource]: EditorSource[Field] extends string ? Field : never;
}[keyof EditorSource];

interface SourceTextFieldProps
  extends Omit<ComponentProps<typeof LabelledInput>, 'value' | 'onChange' | 'error'> {
  editor: SourceEditorState;
  field: TextFields;
}

/** A field of the source on one line. */
export function SourceTextField({ editor, field, ...input }: SourceTextFieldProps) {
  return (
    <LabelledInput
      maxLength={300}
      autoComplete="off"
      {...input}
      name={field}
      value={editor.source[field]}
      error={editor.problemOf(field)}
      onChange={({ target }) => editor.change({ [field]: target.value })}
    />
  );
}
