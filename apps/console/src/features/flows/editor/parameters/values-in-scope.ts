import { companyValueNames, endpoints, freeTextTypeId, newId, resultNames } from '@samtale/contract';
import { createContext, useContext, useMemo } from 'react';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useFlowParams } from '../../../flow-list/index.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { useToldOfCompany } from './use-told-of-company.ts';

/** A value that texts can name, by its name. */
export interface ValueInScope {
  name: string;
  /** Id of the entity type. */
  entityType: string;
  /** What stands in its place when nobody has said it, or what was told of the company; null where that is not told here. */
  defaultValue: string | null;
  /** The flow that collects it; null for the one that is edited, and for none. */
  flowId: string | null;
  /** It is told of the company, under the settings. */
  isOfCompany: boolean;
}

const companyValues: readonly ValueInScope[] = companyValueNames.map((name) => ({
  name,
  entityType: freeTextTypeId,
  defaultValue: null,
  flowId: null,
  isOfCompany: true,
}));

const ValuesContext = createContext(companyValues);

/** Tells the fields below it which values their texts can name. */
export const ValuesInScope = ValuesContext.Provider;
/** The values that a text of the flow can name. Their places in the list are those of their colours. */
export const useValuesInScope = () => useContext(ValuesContext);

/**
 * The values a flow collects or gets from other systems, also those not saved yet, then those of the flows it follows
 * up on, and last what is told of the company, unless one of the others is called the same.
 */
export function useValuesOfFlow({
  flow,
  base,
}: Pick<FlowEditorState, 'flow' | 'base'>): readonly ValueInScope[] {
  const params = useFlowParams();
  const flowId = base.followUpParentId;
  const { data } = useEndpoint(
    endpoints.flows.getEntityOptions,
    { params: { ...params, flowId: flowId ?? newId } },
    { enabled: flowId !== null },
  );
  const told = useToldOfCompany();
  return useMemo(() => {
    const own: ValueInScope[] = flow.parameters.map(({ name, entityType, defaultValue }) => ({
      name,
      entityType,
      defaultValue,
      flowId: null,
      isOfCompany: false,
    }));
    for (const name of flow.actions.flatMap(resultNames)) {
      if (own.every((one) => one.name !== name))
        own.push({ name, entityType: freeTextTypeId, defaultValue: null, flowId: null, isOfCompany: false });
    }
    const names = new Set(own.map(({ name }) => name));
    const before = (data?.list ?? [])
      .filter(({ alias }) => !names.has(alias))
      .map(({ alias, entityType, intentId }) => ({
        name: alias,
        entityType,
        defaultValue: null,
        flowId: intentId,
        isOfCompany: false,
      }));
    const collected = [...own, ...before];
    const taken = new Set(collected.map(({ name }) => name));
    const ofCompany = companyValues
      .filter(({ name }) => !taken.has(name))
      .map((value) => ({ ...value, defaultValue: told[value.name]?.text ?? null }));
    return [...collected, ...ofCompany];
  }, [flow.parameters, flow.actions, data, told]);
}
