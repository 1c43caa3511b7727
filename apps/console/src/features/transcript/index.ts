export { DaySeparator } from './DaySeparator.tsx';
export { GeneratedMark } from './GeneratedMark.tsx';
export { transcriptOf } from './transcript.ts';
export type { Bubbles, NoteEntry, SaidEntry, Sender, TranscriptEntry } from './transcript-entry.ts';
export { useStickToEnd } from './use-stick-to-end.ts';
