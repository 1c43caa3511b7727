import type { ComponentType } from 'preact';
import type { FrameTexts } from '../texts.ts';
import { useFetched } from './use-fetched.ts';

interface FetchedProps<Props> {
  load(): Promise<ComponentType<Props>>;
  props: Props;
  /** Without them nothing is said. */
  texts?: FrameTexts;
}

/** Shows a part that is fetched for it, and says so when it does not come; nothing, if the chat does without. */
export function Fetched<Props extends object>({ load, props, texts }: FetchedProps<Props>) {
  const Part = useFetched(load);
  if (Part === 'unreachable') return texts ? <p class="note">{texts.unavailable}</p> : null;
  return Part && <Part {...props} />;
}
