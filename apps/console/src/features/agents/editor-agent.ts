import type { AgentProfile, EditAgent } from '@samtale/contract';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { formatNumber } from '../../ui/format-number.ts';

type Company = EditAgent['customer'];
/** What is edited, before it is known to be right: any country may stand there, none too. */
export type EditorAgent = Omit<EditAgent, 'customer' | 'revision'> & {
  customer: Omit<Company, 'countryCode'> & { countryCode: string };
};

/** A saved agent as the editor has it. */
export const readAgent = (profile: AgentProfile): EditorAgent => {
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
export const mergeAgents = (began: EditorAgent, mine: EditorAgent, newest: EditorAgent): EditorAgent => ({
  ...mergeChanges(began, mine, newest),
  customer: mergeChanges(began.customer, mine.customer, newest.customer),
});
