import type { LauncherConfig, OpenMode } from '@samtale/contract';
import type { Openness } from './launcher.ts';
import { readNote, writeNote } from './page-note.ts';

const wanted: Record<OpenMode, Openness> = { 0: 'shut', 1: 'chat', 2: 'welcome' };

/** Opens a chat after a while where its settings say so: once a visit, unless the visitor has had it open before. */
export function openByItself(
  { clientKey, openMode, openDelay }: LauncherConfig,
  open: (openness: Openness) => void,
): { dismiss(): void } {
  const device = matchMedia('(max-width:480px)').matches ? 1 : 0;
  const openness = wanted[openMode[device] as OpenMode] ?? 'shut';
  const seconds = openDelay[device];
  let timer = 0;
  if (openness !== 'shut' && seconds !== null && !readNote(clientKey, 'seen'))
    timer = setTimeout(() => {
      dismiss();
      open(openness);
    }, seconds * 1000);
  function dismiss(): void {
    clearTimeout(timer);
    if (openness !== 'shut') writeNote(clientKey, 'seen', '1');
  }
  return { dismiss };
}
