import type { ErrorReply } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';

/**
 * A file on its way to the server. `lost`: it did not get through and can be tried again; `refused`: it never will;
 * `gone`: it did not get through on the page before, and is to be chosen again.
 */
export interface Upload {
  key: string;
  /** Its bytes; null of a page before this one. */
  file: File | null;
  name: string;
  bytes: number;
  /** When it was attached, in milliseconds. */
  at: number;
  state: 'going' | 'there' | 'lost' | 'refused' | 'gone';
  /** How much of it has gone, 0..1. */
  share: number;
  /** As the server has it, once it is there. */
  sent: SentFile | null;
  /** The server's message key, once it is refused. */
  messageKey: string;
}

/** A file that was chosen just now. */
export const newUpload = (key: string, file: File): Upload => ({
  key,
  file,
  name: file.name,
  bytes: file.size,
  at: Date.now(),
  state: 'going',
  share: 0,
  sent: null,
  messageKey: '',
});

export type UploadNews = Partial<Pick<Upload, 'state' | 'share' | 'sent' | 'messageKey'>>;

/** Sends the bytes of a file, and tells how it goes. Only this kind of request knows how much has gone. */
export function sendBytes(token: string, file: File, tell: (news: UploadNews) => void): void {
  const request = new XMLHttpRequest();
  request.open('POST', `/api/widget/file?name=${encodeURIComponent(file.name.slice(-nameMax))}`);
  request.setRequestHeader('authorization', `Bearer ${token}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded, total }) => tell({ share: total ? loaded / total : 0 });
  request.onerror = () => tell({ state: 'lost' });
  request.onload = () => tell(newsOf(request.status, request.responseText));
  request.send(file);
}

const nameMax = 200;

/** What an answer says of a file. */
export function newsOf(status: number, answer: string): UploadNews {
  if (status >= 500) return { state: 'lost' };
  if (status === 200) return { state: 'there', sent: JSON.parse(answer) as SentFile };
  return { state: 'refused', messageKey: keyOf(answer) };
}

function keyOf(answer: string): string {
  try {
    return (JSON.parse(answer) as ErrorReply).messageKey;
  } catch {
    // Not the server's words but those of something on the way.
    return '';
  }
}
