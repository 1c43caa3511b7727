import { useSyncExternalStore } from 'react';
import type { UploadMap } from './attachment.ts';
import { sendFile } from './send-file.ts';
import { Uploads } from './uploads.ts';

/** One for all screens, so that an upload goes on when another chat is opened. */
export const uploads = new Uploads(sendFile);

/** How far the files have come that are on their way. */
export const useUploads = (): UploadMap => useSyncExternalStore(uploads.subscribe, uploads.snapshot);
