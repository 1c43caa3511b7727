/** The kinds of value that are known without a customer's list. */
export const systemEntityTypes = [
  'text',
  'age',
  'color',
  'date',
  'dateTime',
  'datePeriod',
  'time',
  'timePeriod',
  'email',
  'language',
  'number',
  'phoneNumber',
  'zipCode',
  'file',
] as const;

export type SystemEntityType = (typeof systemEntityTypes)[number];

/** A value of a list, with the other words that mean it. */
export interface EntityEntry {
  id: string;
  name: string;
  synonyms: readonly string[];
}

/** How the values of a type are recognised. */
export type EntityTypeDefinition =
  | { id: string; kind: 'list'; entries: readonly EntityEntry[] }
  | { id: string; kind: 'pattern'; patterns: readonly string[] }
  | { id: string; kind: 'system'; dataType: SystemEntityType };

/** A value found in a text. */
export interface FoundEntity {
  typeId: string;
  /** UTF-16 offsets in the text as it was given: `text` is what lies between them. */
  start: number;
  end: number;
  text: string;
  /**
   * The name of a list's entry; the matched text of a pattern; for system types a canonical form: decimal
   * numbers with a point, `2026-11-24`, `14:30`, `2026-11-24T14:30`, periods as `first/last` (both included).
   */
  value: string;
  /**
   * Of a day whose words do not tell whether it lies ahead, the last such day: "3. marts" without a year, "tirsdag", "den 20.".
   * `value` is the coming one. Left out where the two are the same.
   */
  pastValue?: string;
  /** How sure it is, 0..1. 1 when it stands there exactly. */
  score: number;
  /** For lists, the entry. */
  entryId?: string;
}

/** When and where a text was said: relative dates depend on it. */
export interface SaidAt {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name, such as "Europe/Copenhagen". */
  timeZone: string;
}
