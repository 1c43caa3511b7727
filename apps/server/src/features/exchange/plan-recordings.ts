import { randomUUID } from 'node:crypto';
import { type FlowInFile, type RecordingInFile, recordingAddress, recordingIdOf } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { checkRecording } from '../recordings/index.ts';
import type { Planning } from './plan-named.ts';

/** A recording of a file that becomes the agent's. */
export interface PlannedRecording {
  id: string;
  name: string;
  bytes: Uint8Array;
  durationMs: number;
}

/**
 * Gives flows of a file recordings of the agent's own: an address of another server's, or of another agent's, falls
 * silent some day. What the agent has already stays; what the file lacks, or no phone plays, is noted and left out.
 */
export class RecordingPlan {
  readonly list: PlannedRecording[] = [];
  private readonly inFile: ReadonlyMap<string, RecordingInFile>;
  private readonly own: ReadonlySet<string>;
  /** The address in the agent by the id in the file; null for a recording that cannot be kept. */
  private readonly taken = new Map<string, string | null>();

  constructor(inFile: readonly RecordingInFile[], own: Iterable<string>) {
    this.inFile = new Map(inFile.map((recording) => [recording.id, recording]));
    this.own = new Set(own);
  }

  /** The flow with the address of a recording that the agent has, or will have. */
  of(flow: FlowInFile, { notes, languageCode }: Pick<Planning, 'notes' | 'languageCode'>): FlowInFile {
    const id = recordingIdOf(flow.settings.customSpeechUrl);
    if (id === null || this.own.has(id)) return flow;
    const recording = this.inFile.get(id);
    const address = recording ? this.take(recording) : null;
    const about = { languageCode, title: flow.title };
    if (!address) notes.add(recording ? 'recordingUnusable' : 'recordingMissing', about, recording?.name);
    return { ...flow, settings: { ...flow.settings, customSpeechUrl: address ?? '' } };
  }

  private take(recording: RecordingInFile): string | null {
    const known = this.taken.get(recording.id);
    if (known !== undefined) return known;
    const planned = usable(recording);
    if (planned) this.list.push(planned);
    const address = planned && recordingAddress(planned.id);
    this.taken.set(recording.id, address);
    return address;
  }
}

/** The recording as it is kept; null when it is none that the phone plays. */
function usable({ name, audio }: RecordingInFile): PlannedRecording | null {
  const bytes = Buffer.from(audio, 'base64');
  try {
    return { id: randomUUID(), name, bytes, durationMs: checkRecording(bytes) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
