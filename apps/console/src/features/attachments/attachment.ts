import { fileRefusalKey, fileRefusals } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';

/** A file that goes with what is being written. */
export interface Attachment {
  /** The browser's own name for it, the same from the draft until it is sent. */
  key: string;
  name: string;
  bytes: number;
  /** What the server knows of it; null until it has it. */
  file: SentFile | null;
  /** Key of why the server does not take it, whatever is tried. */
  refusal?: string;
}

/** How far a file has come that the server does not have yet. */
export interface Upload {
  state: 'uploading' | 'failed' | 'done';
  /** 0..1. */
  progress: number;
  /** Key of why it failed. */
  messageKey: string | null;
  file: SentFile | null;
}
/** Of these the file itself is the reason: another try would end the same. */
const refusals: ReadonlySet<string> = new Set(fileRefusals.map(fileRefusalKey));

export type UploadMap = ReadonlyMap<string, Upload>;

export type AttachmentState =
  | { kind: 'uploading'; progress: number }
  | { kind: 'failed'; messageKey: string | null }
  | { kind: 'refused'; messageKey: string }
  | { kind: 'done'; file: SentFile }
  /** The page was loaded again before the server had it, so its bytes are gone. */
  | { kind: 'lost' };

export function stateOf({ key, file, refusal }: Attachment, uploads: UploadMap): AttachmentState {
  if (refusal) return { kind: 'refused', messageKey: refusal };
  const upload = uploads.get(key);
  const known = file ?? upload?.file;
  if (known) return { kind: 'done', file: known };
  if (!upload) return { kind: 'lost' };
  if (upload.state === 'failed') return { kind: 'failed', messageKey: upload.messageKey };
  return { kind: 'uploading', progress: upload.progress };
}

/** What goes with a message: all but what the server does not take. */
export const acceptable = (attachments: readonly Attachment[]): readonly Attachment[] =>
  attachments.filter(({ refusal }) => refusal === undefined);

/** Attachments with what the server has told of them meanwhile; the same list when there is nothing new. */
export function withUploads(attachments: readonly Attachment[], uploads: UploadMap): readonly Attachment[] {
  const told = (one: Attachment): Attachment => {
    const upload = uploads.get(one.key);
    if (one.file || one.refusal || !upload) return one;
    if (upload.file) return { ...one, file: upload.file };
    const { messageKey } = upload;
    return messageKey && refusals.has(messageKey) ? { ...one, refusal: messageKey } : one;
  };
  const now = attachments.map(told);
  return now.some((one, index) => one !== attachments[index]) ? now : attachments;
}
