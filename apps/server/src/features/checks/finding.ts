import { type CheckFinding, type CheckKind, checkSeverities } from '@samtale/contract';

interface FoundFlow {
  id: string;
  title: string;
}

interface Details extends Partial<Pick<CheckFinding, 'text' | 'otherText' | 'count' | 'entityType'>> {
  intent?: FoundFlow | undefined;
  otherIntent?: FoundFlow | undefined;
}

const useOf = (flow: FoundFlow | undefined) => (flow ? { id: flow.id, title: flow.title } : null);

/** A finding; what it has nothing to say of is left out. */
export const finding = (kind: CheckKind, { intent, otherIntent, ...details }: Details): CheckFinding => ({
  text: '',
  otherText: '',
  count: 1,
  entityType: null,
  ...details,
  kind,
  severity: checkSeverities[kind],
  intent: useOf(intent),
  otherIntent: useOf(otherIntent),
});

/** One finding for all that are of the same flows, with the texts of the first and how many there are. */
export function mergeFindings(findings: readonly CheckFinding[]): CheckFinding[] {
  const merged = new Map<string, CheckFinding>();
  for (const one of findings) {
    const key = `${one.intent?.id} ${one.otherIntent?.id}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, count: known.count + one.count } : one);
  }
  return [...merged.values()];
}
