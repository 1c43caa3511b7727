import { type AgentProfile, agentKeys, editAgentBody, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { checkBy } from '../../lib/forms/check-record.ts';
import { unlessKnown } from '../../lib/forms/unless-known.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { type EditorAgent, mergeAgents, readAgent } from './editor-agent.ts';

const { editAgent, getAgent } = endpoints.agents;

/** The state of an agent being edited, and its saving: the menu then shows it as it is saved. */
export function useAgentEditor(loaded: AgentProfile) {
  const { t } = useTranslation('agents');
  const { agent: selected } = useSession();
  const send = useSending(editAgent);
  const { saved, values, set, ...editor } = useRecordEditor({
    loaded,
    valuesOf: readAgent,
    check: (agent, { revision }) => checkBy(editAgentBody, { ...agent, revision }),
    send: (body) => send({ params: { agentId: selected.id }, body }),
    isConflict: ({ reply }) => reply.messageKey === agentKeys.changed,
    readNewest: ({ id }) => call(getAgent, { params: { agentId: id, selectedAgentId: selected.id } }),
    merge: mergeAgents,
    words: {
      unsaved: t('profile.unsaved'),
      saved: t('profile.saved'),
      invalid: () => t('profile.invalid'),
      failed: (error) => unlessKnown(error, t('agents.saveError')),
    },
  });
  return {
    ...editor,
    profile: saved,
    agent: values,
    changeCompany: (part: Partial<EditorAgent['customer']>) =>
      set((now) => ({ ...now, customer: { ...now.customer, ...part } })),
  };
}

export type AgentEditorState = ReturnType<typeof useAgentEditor>;
