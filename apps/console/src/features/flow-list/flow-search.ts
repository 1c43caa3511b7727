/** Where a search looks. */
export const searchPlaces = ['title', 'trainingPhrase', 'response'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

const sortings = ['status', 'phrases', 'changed'] as const;
/** What the list is sorted by; by title without it. */
export type Sorting = (typeof sortings)[number];

/** What the flow list keeps in its address. */
export interface FlowSearch {
  search?: string | undefined;
  /** Places to search in, comma-joined; all of them without it. */
  in?: string | undefined;
  status?: 'published' | 'draft' | 'disabled' | undefined;
  sort?: Sorting | undefined;
  reversed?: true | undefined;
}

/** Reads the flow list's address; what it does not know is left out. */
export function readFlowSearch(search: Record<string, unknown>): FlowSearch {
  return {
    search: search.search === undefined ? undefined : String(search.search) || undefined,
    in: joinPlaces(readPlaces(search.in)),
    status: oneOf(search.status, ['published', 'draft', 'disabled']),
    sort: oneOf(search.sort, sortings),
    reversed: search.reversed === true ? true : undefined,
  };
}

/** The places that an address names; all of them when it names none. */
export function readPlaces(joined: unknown): readonly SearchPlace[] {
  const named = searchPlaces.filter(
    (place) => typeof joined === 'string' && joined.split(',').includes(place),
  );
  return named.length > 0 ? named : searchPlaces;
}

/** Places as the address names them: not at all when they are all of them, or none. */
export function joinPlaces(places: readonly SearchPlace[]): string | undefined {
  return places.length > 0 && places.length < searchPlaces.length ? places.join(',') : undefined;
}

function oneOf<Value extends string>(value: unknown, known: readonly Value[]): Value | undefined {
  return known.find((one) => one === value);
}

/** The parts of a flow, each with a tab of the editor. */
export const flowTabs = ['phrases', 'responses', 'conversation', 'settings', 'actions'] as const;
export type FlowTab = (typeof flowTabs)[number];

/** What the flow editor keeps in its address. */
export interface EditorSearch {
  /** Under which flow a new one is made. */
  parent?: string | undefined;
  /** The part whose tab is open; the first that is of use without it. */
  part?: FlowTab | undefined;
}

/** Reads the editor's address; what it does not know is left out. */
export function readEditorSearch(search: Record<string, unknown>): EditorSearch {
  return {
    parent: typeof search.parent === 'string' ? search.parent : undefined,
    part: oneOf(search.part, flowTabs),
  };
}
