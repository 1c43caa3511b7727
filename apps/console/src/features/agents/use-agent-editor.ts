import {
  type AgentProfile,
  ApiError,
  agentKeys,
  type EditAgent,
  editAgentBody,
  endpoints,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useEndpointChange } from '../../lib/api/api.ts';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { formatNumber } from '../../ui/format-number.ts';

type Company = EditAgent['customer'];
/** What is edited, before it is known to be right: any country may stand there, none too. */
export type EditorAgent = Omit<EditAgent, 'customer' | 'revision'> & {
  customer: Omit<Company, 'countryCode'> & { countryCode: string };
};

const editorAgent = (profile: AgentProfile): EditorAgent => {
  const { id: _id, ...customer } = profile.customer;
  return {
    id: profile.id,
    name: profile.name,
    projectName: profile.projectName,
    wantedPhoneNumber: formatNumber(profile.wantedPhoneNumber),
    customer,
    includeConversationAI: profile.includeConversationAI,
    includeGpt: profile.includeGpt,
    includeGptIntegrationType: profile.includeGptIntegrationType,
    azureEndpointId: profile.azureEndpointId,
    subscriptionKey: null,
    gptModelNameEmbedding: profile.gptModelNameEmbedding,
    phoneSpeechType: profile.phoneSpeechType,
    languageList: profile.languageList.map(({ id }) => id),
  };
};

/** What somebody else has saved of an agent, with what was changed here on top of it; of the company field by field. */
const mergeAgents = (began: EditorAgent, mine: EditorAgent, newest: EditorAgent): EditorAgent => ({
  ...mergeChanges(began, mine, newest),
  customer: mergeChanges(began.customer, mine.customer, newest.customer),
});

/** The state of an agent being edited, and its saving: the menu then shows it as it is saved. */
export function useAgentEditor(loaded: AgentProfile) {
  const { t } = useTranslation('agents');
  const { agent: selected } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [profile, setProfile] = useState(loaded);
  const [agent, setAgent] = useState(() => editorAgent(loaded));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const dirty = JSON.stringify(agent) !== JSON.stringify(editorAgent(profile));
  useUnsavedGuard(dirty, t('profile.unsaved'));

  const explain = (fields: readonly { path: string; messageKey: string }[]) =>
    setProblems(Object.fromEntries(fields.map(({ path, messageKey }) => [path, messageKey])));
  const saving = useEndpointChange(endpoints.agents.editAgent, {
    invalidates: [
      endpoints.agents.getAgentList,
      endpoints.auth.getUserByAccessToken,
      endpoints.phoneNumbers.getPhoneNumbers,
    ],
    onSuccess: (saved) => {
      setProfile(saved);
      setAgent(editorAgent(saved));
      void queries.invalidateQueries({ queryKey: [endpoints.agents.getAgent.path] });
      toast.success(t('profile.saved'));
    },
    onError: (error) => {
      if (error.reply.messageKey === agentKeys.changed) return arise();
      explain((error instanceof ApiError && error.reply.details.fields) || []);
      const isKnown = textOfKey(error.reply.messageKey) !== null && error.status !== 500;
      if (isKnown) toast.failure(error);
      else toast.error(t('agents.saveError'));
    },
  });
  const { conflict, arise } = useConflict<AgentProfile>({
    readNewest: () =>
      call(endpoints.agents.getAgent, { params: { agentId: profile.id, selectedAgentId: selected.id } }),
    onReload: (newest) => {
      setProfile(newest);
      setAgent(editorAgent(newest));
    },
    onOverwrite: (newest) => {
      const mine = mergeAgents(editorAgent(profile), agent, editorAgent(newest));
      setProfile(newest);
      setAgent(mine);
      save(mine, newest.revision);
    },
  });
  const save = (sent = agent, revision = profile.revision) => {
    const checked = editAgentBody.safeParse({ ...sent, revision });
    if (checked.success) {
      setProblems({});
      return saving.mutate({ params: { agentId: selected.id }, body: checked.data });
    }
    explain(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message })));
    toast.error(t('profile.invalid'));
  };
  return {
    profile,
    agent,
    change: (part: Partial<EditorAgent>) => setAgent((now) => ({ ...now, ...part })),
    changeCompany: (part: Partial<EditorAgent['customer']>) =>
      setAgent((now) => ({ ...now, customer: { ...now.customer, ...part } })),
    /** What is wrong with a field, in words. */
    problemOf: (path: string): string | undefined => {
      const key = problems[path];
      return key === undefined ? undefined : (textOfKey(key) ?? key);
    },
    dirty,
    conflict,
    saving: saving.isPending,
    save: () => save(),
  };
}

export type AgentEditorState = ReturnType<typeof useAgentEditor>;
