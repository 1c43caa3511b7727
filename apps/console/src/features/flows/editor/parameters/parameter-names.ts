import { endpoints, newId } from '@samtale/contract';
import { createContext, useContext, useMemo } from 'react';
import { useEndpoint } from '../../../../app/api.ts';
import { useFlowParams } from '../../list/use-flow-list.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';

const NamesContext = createContext<readonly string[]>([]);

/** Tells the fields below it which values their texts can name. */
export const ParameterNames = NamesContext.Provider;
/** The values that a text of the flow can name. */
export const useParameterNames = () => useContext(NamesContext);

/** The values a flow collects, then those of the flows it follows up on. */
export function useNamesOfFlow({ flow, base }: Pick<FlowEditorState, 'flow' | 'base'>): readonly string[] {
  const params = useFlowParams();
  const flowId = base.followUpParentId;
  const { data } = useEndpoint(
    endpoints.flows.getEntityOptions,
    { params: { ...params, flowId: flowId ?? newId } },
    { enabled: flowId !== null },
  );
  return useMemo(() => {
    const own = flow.parameters.map(({ name }) => name);
    return [...new Set([...own, ...(data?.list ?? []).map(({ alias }) => alias)])];
  }, [flow.parameters, data]);
}
