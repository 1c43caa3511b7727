/** Where a suggestion leads. `new` is a follow-up flow of this title that is made when the flow is saved. */
export type SuggestionTarget =
  | { kind: 'none' }
  | { kind: 'flow'; id: string }
  | { kind: 'new'; title: string };
