import { type AgentSettings, endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useToast } from '../../lib/toast/toast.tsx';

interface Edit<Value> {
  value: Value;
  /** What was saved when the editing began. */
  from: Value;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A setting as it is saved until it is edited, and as it is edited until that is saved; `read` picks it from all of
 * them. `save` sends it unless somebody else has saved another one meanwhile, which is asked about; `settle` forgets what
 * was sent, and keeps what was edited since. Whoever leaves it unsaved is asked.
 */
export function useEditedSetting<Value>(settings: AgentSettings, read: (settings: AgentSettings) => Value) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const toast = useToast();
  const [edited, setEdited] = useState<Edit<Value> | null>(null);
  const sent = useRef<{ value: Value; send(newest: AgentSettings): void } | null>(null);
  const saved = read(settings);
  const value = edited ? edited.value : saved;
  const dirty = edited !== null && !isSame(edited.value, saved);
  useUnsavedGuard(dirty, t('unsaved'));

  const { getAgentSettings } = endpoints.settings;
  const readNewest = () => call(getAgentSettings, { params: { agentId: settings.id } });
  const { conflict, arise } = useConflict<AgentSettings>({
    readNewest,
    onReload: () => void reread(queries, ['settings']).then(() => setEdited(null)),
    onOverwrite: (newest) => sent.current?.send(newest),
  });
  const save = async (send: (newest: AgentSettings) => void) => {
    sent.current = { value, send };
    try {
      const newest = await readNewest();
      const stored = read(newest);
      if (dirty && !isSame(stored, edited.from) && !isSame(stored, value)) arise();
      else send(newest);
    } catch (error) {
      toast.failure(error);
    }
  };
  return {
    value,
    dirty,
    conflict,
    change: (next: Value) => setEdited({ value: next, from: dirty ? edited.from : saved }),
    save: (send: (newest: AgentSettings) => void) => void save(send),
    settle: () =>
      setEdited((now) => {
        const stored = sent.current?.value;
        return now === null || stored === undefined || isSame(now.value, stored)
          ? null
          : { value: now.value, from: stored };
      }),
  };
}
