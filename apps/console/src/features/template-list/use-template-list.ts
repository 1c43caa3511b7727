import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useFlowParams } from '../flow-list/index.ts';

/** All templates of the agent in the language worked on. */
export function useTemplateList() {
  return useEndpoint(endpoints.templates.getTrainingPhraseTemplateAll, { params: useFlowParams() });
}
