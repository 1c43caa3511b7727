export { DaySeparator } from './DaySeparator.tsx';
export { GeneratedMark } from './GeneratedMark.tsx';
export {
  type Bubbles,
  type NoteEntry,
  type SaidEntry,
  type Sender,
  type TranscriptEntry,
  transcriptOf,
} from './transcript.ts';
export { useStickToEnd } from './use-stick-to-end.ts';
