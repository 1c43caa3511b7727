import type { SentFile } from '@samtale/dialog';

/** A file that goes with what is being written. */
export interface Attachment {
  /** The browser's own name for it, the same from the draft until it is sent. */
  key: string;
  name: string;
  bytes: number;
  /** What the server knows of it; null until it has it. */
  file: SentFile | null;
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
export type UploadMap = ReadonlyMap<string, Upload>;

export type AttachmentState =
  | { kind: 'uploading'; progress: number }
  | { kind: 'failed'; messageKey: string | null }
  | { kind: 'done'; file: SentFile }
  /** The page was loaded anew before the server had it, so its bytes are gone. */
  | { kind: 'lost' };

export function stateOf({ key, file }: Attachment, uploads: UploadMap): AttachmentState {
  const upload = uploads.get(key);
  const known = file ?? upload?.file;
  if (known) return { kind: 'done', file: known };
  if (!upload) return { kind: 'lost' };
  if (upload.state === 'failed') return { kind: 'failed', messageKey: upload.messageKey };
  return { kind: 'uploading', progress: upload.progress };
}

/** Attachments with what the server has told of them meanwhile; the same list when there is nothing new. */
export function withUploads(attachments: readonly Attachment[], uploads: UploadMap): readonly Attachment[] {
  const isNew = ({ key, file }: Attachment) => !file && uploads.get(key)?.file;
  if (!attachments.some(isNew)) return attachments;
  return attachments.map((one) => ({ ...one, file: one.file ?? uploads.get(one.key)?.file ?? null }));
}
