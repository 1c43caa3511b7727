import type { CompiledLanguage, Condition, FlowAction } from '@samtale/dialog';

/** What a release's flows have to be told beside the conversation; nobody looks it up for those that do not ask. */
export interface AskedOf {
  /** Some flow asks for a person, or whether one is there. */
  asksStaff: boolean;
  /** Some condition asks about the customer. */
  asksCustomer: boolean;
}

/** What the flows of a language ask; found in what is compiled, so that releases of earlier versions tell it too. */
export function askedOf({ flows }: CompiledLanguage): AskedOf {
  const actions = Object.values(flows).flatMap((flow) => flow.actions);
  const asksStaff = ({ kind, when }: FlowAction) => kind === 'handOver' || !!when?.list.some(isAboutStaff);
  return {
    asksStaff: actions.some(asksStaff),
    asksCustomer: actions.some(({ when }) => when?.list.some(({ kind }) => kind === 'customer')),
  };
}

const isAboutStaff = (condition: Condition) => condition.kind === 'info' && condition.name === 'staffOnline';
