import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '../../lib/api/api.ts';
import { useFlowParams } from '../flow-list/index.ts';

/** All entity types of the agent in the language worked on, the system's among them. */
export function useEntityTypeList() {
  return useEndpoint(endpoints.entities.getEntityTypes, { params: useFlowParams() });
}

/** Those in which a text stands; not asked without one. What was found before stays until the answer is there. */
export function useFoundEntityTypes(text: string) {
  return useEndpoint(
    endpoints.entities.searchEntityTypes,
    { params: useFlowParams(), body: { searchtext: text } },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );
}
