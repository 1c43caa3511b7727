import { LabelledLines } from '../../../ui/LabelledLines.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';

interface SourceLinesFieldProps {
  editor: SourceEditorState;
  field: 'includeOnlyStartedWith' | 'notIncludeInUrl' | 'excludedContent';
  label: string;
  note: string;
}

/** A field of the source with one entry on each line. */
export function SourceLinesField({ editor, field, label, note }: SourceLinesFieldProps) {
  return (
    <LabelledLines
      label={label}
      note={note}
      name={field}
      rows={2}
      spellCheck={false}
      value={editor.source[field]}
      error={editor.problemOf(field)}
      onChange={({ target }) => editor.change({ [field]: target.value })}
    />
  );
}
