import type { UnsolvedQuestion } from '@samtale/contract';

export type Selection = ReadonlySet<string>;

/** Whether all, some or none of the questions are selected. */
export function selectedOf(
  questions: readonly UnsolvedQuestion[],
  selection: Selection,
): 'all' | 'some' | 'none' {
  const count = questions.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === questions.length ? 'all' : 'some';
}

/** Selects all of the questions, or none of them when all were selected. */
export function toggled(questions: readonly UnsolvedQuestion[], selection: Selection): Selection {
  const next = new Set(selection);
  const select = selectedOf(questions, selection) !== 'all';
  for (const { id } of questions) {
    if (select) next.add(id);
    else next.delete(id);
  }
  return next;
}
