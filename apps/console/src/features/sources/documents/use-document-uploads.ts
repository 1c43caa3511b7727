import { endpoints } from '@samtale/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reread } from '../../../lib/api/reread.ts';
import { sendBytes } from '../../../lib/api/send-bytes.ts';
import { showSource } from '../source-cache.ts';
import { DocumentUploads } from './document-uploads.ts';

const { uploadSourceDocument } = endpoints.sources;

/** The uploads of this window. */
export const uploads = new DocumentUploads(async ({ agentId, id }, file, onProgress) => {
  const reply = await sendBytes(
    uploadSourceDocument,
    { params: { agentId, id }, query: { name: file.name } },
    file,
    { onProgress },
  );
  showSource(queryClient, reply.source);
  void reread(queryClient, uploadSourceDocument.invalidates);
  return reply;
});

/** The uploads to a source; while some are under way the window asks before it is closed. */
export function useDocumentUploads(sourceId: string) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const isUnderWay = all.some(
    ({ state }) => state === 'waiting' || state === 'sending' || state === 'reading',
  );
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  return all.filter((one) => one.sourceId === sourceId);
}
