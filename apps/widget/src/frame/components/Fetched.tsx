import type { ComponentType } from 'preact';
import type { FrameTexts } from '../texts.ts';
import { useFetched } from './use-fetched.ts';

interface FetchedProps<Props> {
  load(): Promise<ComponentType<Props>>;
  props: Props;
  texts: FrameTexts;
}

/** Shows a part that is fetched for it, and says so when it does not come. */
export function Fetched<Props extends object>({ load, props, texts }: FetchedProps<Props>) {
  const Part = useFetched(load);
  if (Part === 'unreachable') return <p class="note">{texts.unavailable}</p>;
  return Part && <Part {...props} />;
}
