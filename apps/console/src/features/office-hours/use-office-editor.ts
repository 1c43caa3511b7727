import {
  endpoints,
  type OfficeTimeEntry,
  type OfficeTimeKey,
  officeTimeProblems,
  officeTimesChangedKey,
  type ReplyOf,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../lib/api/api.ts';
import { byPath, checkedWith } from '../../lib/forms/check-record.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';

type Saved = ReplyOf<typeof endpoints.settings.getOfficeTimes>;

interface EditedHours {
  loaded: Saved;
  /** What would be lost by leaving; without it nobody is asked. */
  unsaved?: string;
  /** They are saved as they stand here. */
  onSettled?(): void;
}

const { getOfficeTimes, saveOfficeTimes } = endpoints.settings;

/** The agent's opening hours being edited, and their saving. */
export function useOfficeEditor({ loaded, unsaved, onSettled }: EditedHours) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const queries = useQueryClient();
  const params = { agentId: agent.id };
  const send = useSending(saveOfficeTimes);
  const readNewest = () => queries.fetchQuery({ ...endpointQuery(getOfficeTimes, { params }), staleTime: 0 });
  const [isTried, setTried] = useState(false);
  const { values, change, ...editor } = useRecordEditor({
    loaded,
    follows: true,
    valuesOf: ({ officeTimeList }: Saved) => ({ entries: officeTimeList }),
    check: ({ entries }) =>
      checkedWith(
        { officeTimeList: entries },
        byPath(
          officeTimeProblems(entries).map(({ index, key }) => ({
            path: `entries.${index}`,
            messageKey: key,
          })),
        ),
      ),
    send: async (body, { revision }) => {
      await send({ params, body: { ...body, revision } });
      return readNewest();
    },
    isConflict: ({ reply }) => reply.messageKey === officeTimesChangedKey,
    readNewest,
    onWrong: () => setTried(true),
    onSaved: (_saved, _from, isSettled) => {
      if (!isSettled) return;
      setTried(false);
      onSettled?.();
    },
    words: { unsaved, saved: t('officeTimes.saved'), invalid: () => t('officeTimes.invalid') },
  });
  const { entries } = values;
  /** Looked at with every change once saving was tried: rules hold between entries. */
  const problems = new Map<OfficeTimeEntry, OfficeTimeKey>();
  for (const { index, key } of isTried ? officeTimeProblems(entries) : []) {
    const entry = entries[index];
    if (entry) problems.set(entry, key);
  }
  return {
    ...editor,
    entries,
    problems,
    change: (next: readonly OfficeTimeEntry[]) => change({ entries: [...next] }),
  };
}

export type OfficeEditor = ReturnType<typeof useOfficeEditor>;
