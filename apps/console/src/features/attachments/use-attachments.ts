import { filesMax } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../lib/toast/toast.tsx';
import { type Attachment, acceptable, stateOf, withUploads } from './attachment.ts';
import { uploads, useUploads } from './use-uploads.ts';

interface Attachments {
  agentId: string;
  files: readonly Attachment[];
  onChange(of: (files: readonly Attachment[]) => readonly Attachment[]): void;
}

/** Files that go with what is written: added by choice, paste or drop, and uploaded at once. */
export function useAttachments({ agentId, files, onChange }: Attachments) {
  const { t } = useTranslation('writing');
  const toast = useToast();
  const map = useUploads();
  const note = useEffectEvent((now: typeof map) => {
    if (withUploads(files, now) !== files) onChange((before) => withUploads(before, now));
  });
  useEffect(() => note(map), [map]);

  const add = (more: readonly Attachment[]) => onChange((before) => [...before, ...more].slice(0, filesMax));
  const warn = (count: number) => {
    if (files.length + count > filesMax) toast.warning(t('file.tooMany', { count: filesMax }));
  };
  return {
    attach(chosen: readonly File[]): void {
      warn(chosen.length);
      const room = Math.max(0, filesMax - files.length);
      add(chosen.slice(0, room).map((file) => uploads.begin(agentId, file)));
    },
    /** Files that the server has already, of a canned reply. */
    attachKnown(known: readonly SentFile[]): void {
      warn(known.length);
      add(known.map((file) => ({ key: crypto.randomUUID(), name: file.name, bytes: file.bytes, file })));
    },
    /** Every file that goes along is there or on its way. */
    canGo: acceptable(files).every((one) => ['done', 'uploading'].includes(stateOf(one, map).kind)),
  };
}
