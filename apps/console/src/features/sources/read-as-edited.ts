import type { Source } from '@samtale/contract';
import type { SourceEditorState } from './use-source-editor.ts';

/** Reads a source as it stands in the form: what is not saved yet is saved first, which may begin the reading itself. */
export async function readAsEdited(
  { dirty, saveSilently }: Pick<SourceEditorState, 'dirty' | 'saveSilently'>,
  live: Source,
  run: (source: Source) => void,
): Promise<void> {
  const source = dirty ? await saveSilently() : live;
  if (source && !(dirty && source.isRunning)) run(source);
}
