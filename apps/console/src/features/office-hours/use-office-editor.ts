import {
  endpoints,
  type OfficeTimeEntry,
  type OfficeTimeKey,
  officeTimeProblems,
  officeTimesChangedKey,
  type ReplyOf,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, endpointQuery, useEndpointChange } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

type Saved = ReplyOf<typeof endpoints.settings.getOfficeTimes>;

/** The agent's opening hours being edited, and their saving; `onSaved` comes once they are read anew. */
export function useOfficeEditor(saved: Saved, onSaved: () => void) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const params = { agentId: agent.id };
  // With the revision they were edited from: what is read meanwhile is somebody else's.
  const [edited, setEdited] = useState<Saved | null>(null);
  const [isTried, setTried] = useState(false);
  const standing = useRef(edited);
  standing.current = edited;
  const sent = useRef<Saved | null>(null);
  const entries: readonly OfficeTimeEntry[] = (edited ?? saved).officeTimeList;
  const change = (next: readonly OfficeTimeEntry[]) =>
    setEdited((now) => ({ revision: (now ?? saved).revision, officeTimeList: [...next] }));
  const problems = new Map<OfficeTimeEntry, OfficeTimeKey>();
  if (isTried)
    for (const { index, key } of officeTimeProblems(entries)) {
      const entry = entries[index];
      if (entry) problems.set(entry, key);
    }
  const saving = useEndpointChange(endpoints.settings.saveOfficeTimes, {
    invalidates: [
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
      endpoints.checks.getFirstSteps,
    ],
    onSuccess: () => {
      toast.success(t('officeTimes.saved'));
      void readAnew().catch(toast.failure);
    },
    onError: (error) => {
      if (error.reply.messageKey === officeTimesChangedKey) arise();
      else toast.failure(error);
    },
  });
  /** What was changed since it was sent stays, and is of what is saved now. */
  const readAnew = async () => {
    const query = endpointQuery(endpoints.settings.getOfficeTimes, { params });
    const { revision } = await queries.fetchQuery({ ...query, staleTime: 0 });
    if (standing.current !== sent.current)
      return setEdited((now) => now && { revision, officeTimeList: now.officeTimeList });
    setEdited(null);
    setTried(false);
    onSaved();
  };
  const send = (revision: string) => {
    sent.current = edited;
    saving.mutate({ params, body: { officeTimeList: [...entries], revision } });
  };
  const { conflict, arise } = useConflict<Saved>({
    readNewest: () => call(endpoints.settings.getOfficeTimes, { params }),
    onReload: (newest) => setEdited(newest),
    onOverwrite: (newest) => send(newest.revision),
  });
  return {
    entries,
    problems,
    conflict,
    dirty: edited !== null && JSON.stringify(edited.officeTimeList) !== JSON.stringify(saved.officeTimeList),
    saving: saving.isPending,
    change,
    save: () => {
      setTried(true);
      if (officeTimeProblems(entries).length) toast.error(t('officeTimes.invalid'));
      else send((edited ?? saved).revision);
    },
  };
}

export type OfficeEditor = ReturnType<typeof useOfficeEditor>;
