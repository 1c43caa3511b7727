import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../app/api.ts';
import { useFlowParams } from '../flows/list/use-flow-list.ts';

/** All templates of the agent in the language worked on. */
export function useTemplateList() {
  return useEndpoint(endpoints.templates.getTrainingPhraseTemplateAll, { params: useFlowParams() });
}
