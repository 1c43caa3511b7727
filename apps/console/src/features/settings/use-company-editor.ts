import {
  type CompanyFacts,
  companyFactKeys,
  companyFactNames,
  companyFacts,
  endpoints,
  queryKey,
  type ReplyOf,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, endpointQuery, useEndpointChange } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

type Saved = ReplyOf<typeof endpoints.settings.getCompanyFacts>;
/** With the revision they were edited from: what is read meanwhile is somebody else's. */
type Edited = Pick<Saved, 'facts' | 'revision'>;
type FactName = keyof CompanyFacts;

const { getCompanyFacts, saveCompanyFacts } = endpoints.settings;

/** What answers may say of the company being edited, and its saving. `showField` is called with what is wrong. */
export function useCompanyEditor(saved: Saved, showField: (name: FactName) => void) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const params = { agentId: agent.id };
  const [edited, setEdited] = useState<Edited | null>(null);
  const [problems, setProblems] = useState<Partial<Record<FactName, string>>>({});
  const standing = useRef(edited);
  standing.current = edited;
  const sent = useRef<Edited | null>(null);
  const { facts, revision } = edited ?? saved;

  const saving = useEndpointChange(saveCompanyFacts, {
    invalidates: [
      endpoints.training.getTrainingState,
      endpoints.checks.getChecks,
      endpoints.checks.getFirstSteps,
    ],
    onSuccess: () => {
      toast.success(t('settings.saveSuccess'));
      void readAnew().catch(toast.failure);
    },
    onError: (error) => {
      if (error.reply.messageKey === companyFactKeys.changed) arise();
      else toast.failure(error);
    },
  });
  /** What was changed since it was sent stays, and is of what is saved now. */
  const readAnew = async () => {
    const newest = await queries.fetchQuery({ ...endpointQuery(getCompanyFacts, { params }), staleTime: 0 });
    const isSent = standing.current === sent.current;
    setEdited((now) => (isSent ? null : now && { ...now, revision: newest.revision }));
  };
  const send = (from: string) => {
    sent.current = edited;
    saving.mutate({ params, body: { facts, revision: from } });
  };
  const { conflict, arise } = useConflict<Saved>({
    readNewest: () => call(getCompanyFacts, { params }),
    onReload: (newest) => {
      queries.setQueryData(queryKey(getCompanyFacts, { params }), newest);
      setEdited(null);
      setProblems({});
    },
    onOverwrite: (newest) => send(newest.revision),
  });
  return {
    facts,
    conflict,
    dirty: companyFactNames.some((name) => facts[name] !== saved.facts[name]),
    saving: saving.isPending,
    /** What is wrong with a fact, in words. */
    problemOf: (name: FactName) => problems[name] && textOfKey(problems[name]),
    change: (name: FactName, text: string) => {
      setEdited({ revision, facts: { ...facts, [name]: text } });
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
    save: () => {
      const found: typeof problems = {};
      for (const { path, message } of companyFacts.safeParse(facts).error?.issues ?? [])
        found[path[0] as FactName] ??= message;
      setProblems(found);
      const wrong = companyFactNames.find((name) => found[name]);
      if (wrong) showField(wrong);
      else send(revision);
    },
  };
}
