/** What the flow list keeps in its address. */
export interface FlowSearch {
  search?: string | undefined;
  status?: 'published' | 'draft' | undefined;
  sort?: 'phrases' | 'changed' | undefined;
  reversed?: true | undefined;
}

/** Reads the flow list's address; what it does not know is left out. */
export function readFlowSearch(search: Record<string, unknown>): FlowSearch {
  return {
    search: search.search === undefined ? undefined : String(search.search) || undefined,
    status: oneOf(search.status, ['published', 'draft']),
    sort: oneOf(search.sort, ['phrases', 'changed']),
    reversed: search.reversed === true ? true : undefined,
  };
}

function oneOf<Value extends string>(value: unknown, known: readonly Value[]): Value | undefined {
  return known.find((one) => one === value);
}

/** Under which flow a new one is made, from the editor's address. */
export function readEditorSearch(search: Record<string, unknown>): { parent?: string | undefined } {
  return { parent: typeof search.parent === 'string' ? search.parent : undefined };
}
