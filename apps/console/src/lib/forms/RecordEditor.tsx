import type { ComponentProps, ReactNode } from 'react';
import { type Conflict, ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { EditorHeader } from './EditorHeader.tsx';

interface RecordEditorProps extends Pick<ComponentProps<typeof EditorHeader>, 'title' | 'back' | 'onDelete'> {
  editor: { dirty: boolean; saving: boolean; conflict: Conflict; save(): unknown };
  /** Says that something has changed since it was saved. */
  notSaved: string;
  /** What is asked when somebody else has saved the same. */
  conflictTexts: ComponentProps<typeof ConflictDialog>['texts'];
  children: ReactNode;
}

/** The screen on which one record is changed, saved and deleted, also when somebody else does so at the same time. */
export function RecordEditor({ editor, notSaved, conflictTexts, children, ...head }: RecordEditorProps) {
  return (
    <>
      <EditorHeader
        {...head}
        notSaved={editor.dirty ? notSaved : null}
        saving={editor.saving}
        onSave={() => void editor.save()}
      />
      {children}
      <ConflictDialog conflict={editor.conflict} texts={conflictTexts} />
    </>
  );
}
