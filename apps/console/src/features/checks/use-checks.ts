import { type CheckFinding, type CheckKind, endpoints } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useFlowParams } from '../flow-list/index.ts';

/** What is found in the flows worked on, as they are saved; not asked for while something else comes `first`. */
export function useChecks({ first = false } = {}) {
  return useEndpoint(endpoints.checks.getChecks, { params: useFlowParams() }, { enabled: !first });
}

/** Tells the findings of a bot apart. */
export const findingKey = ({ kind, intent, otherIntent, entityType, text }: CheckFinding): string =>
  [kind, intent?.id, otherIntent?.id, entityType?.id, text].join(' ');

/** Whether a finding can be put right in either of its flows. */
export const isBetweenTwo = (kind: CheckKind): boolean =>
  kind === 'samePhrase' || kind === 'nearPhrase' || kind === 'similarFlow';

/** Whether a finding is for whoever works on a flow to put right. */
export const concerns = ({ kind, intent, otherIntent }: CheckFinding, intentId: string): boolean =>
  intent?.id === intentId ||
  // What leads to a flow is put right where it is led from; a clash of phrases in either.
  (otherIntent?.id === intentId && isBetweenTwo(kind));
