import type { fileBytesMax, fileEndings, filesMax } from '@samtale/contract';
import { useState } from 'preact/hooks';
import type { ChatSession } from '../../chat-session.ts';
import { newClientId } from '../../client-id.ts';
import { newUpload, sendBytes, type Upload, type UploadNews } from './upload.ts';

const endings: typeof fileEndings = [
  'png',
  'jpg',
  'gif',
  'webp',
  'pdf',
  'txt',
  'csv',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'mp3',
  'mp4',
];
/** What the browser offers to choose: the kind of `jpg` has another ending, too. */
export const accepted = [...endings, 'jpeg'].map((ending) => `.${ending}`).join();

const bytesMax: typeof fileBytesMax = 10_000_000;
const most: typeof filesMax = 10;

/** Adds files to those that go with the next message, and sends their bytes ahead of it. */
export function useUploads(
  session: ChatSession,
  uploads: readonly Upload[],
  setUploads: (change: (uploads: readonly Upload[]) => readonly Upload[]) => void,
) {
  const [tooMany, setTooMany] = useState(false);
  const send = async ({ key, file }: Upload) => {
    if (!file) return;
    const tell = (news: UploadNews) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)));
    if (file.size === 0) return tell({ state: 'refused', messageKey: 'file.error.empty' });
    if (file.size > bytesMax) return tell({ state: 'refused', messageKey: 'file.error.tooLarge' });
    tell({ state: 'going', share: 0 });
    const token = await session.token();
    if (token) sendBytes(token, file, tell);
    else tell({ state: 'lost' });
  };
  const add = (files: Iterable<File>) => {
    const chosen = [...files];
    // There is no server to send them to.
    if (!chosen.length || !session.clientKey) return;
    const fresh = chosen.slice(0, most - uploads.length).map((file) => newUpload(newClientId(), file));
    setTooMany(fresh.length < chosen.length);
    setUploads((all) => [...all, ...fresh]);
    for (const upload of fresh) void send(upload);
  };
  return { add, send: (upload: Upload) => void send(upload), tooMany };
}
