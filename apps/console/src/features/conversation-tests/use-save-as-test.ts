import type { ConversationTest } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reread } from '../../lib/api/reread.ts';
import { useToast } from '../../lib/toast/toast.tsx';

/** Makes a test of a conversation, once. Mount one for another conversation. */
export function useSaveAsTest(create: () => Promise<ConversationTest>) {
  const toast = useToast();
  const queries = useQueryClient();
  const [saved, setSaved] = useState<ConversationTest | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<ConversationTest | null> => {
    setSaving(true);
    try {
      const made = await create();
      setSaved(made);
      void reread(queries, ['tests']);
      return made;
    } catch (error) {
      toast.failure(error);
      return null;
    } finally {
      setSaving(false);
    }
  };
  return { saved, isSaving, save };
}
