import type { Source } from '@samtale/contract';
import type { SourceEditorState } from './use-source-editor.ts';

/** Reads a source as it stands in the form: what is not saved yet is saved first, which may begin the reading itself. */
export async function readAsEdited(
  { dirty, save }: Pick<SourceEditorState, 'dirty' | 'save'>,
  live: Source,
  run: (source: Source) => void,
): Promise<void> {
  const source = dirty ? await save() : live;
  if (source && !(dirty && source.isRunning)) run(source);
}
