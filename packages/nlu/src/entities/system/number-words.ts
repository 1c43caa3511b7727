/** How a language counts. */
export interface NumberWords {
  /** 0 to 19. */
  small: Readonly<Record<string, number>>;
  tens: Readonly<Record<string, number>>;
  /** "femogtyve" rather than "twenty-five". */
  unitsBeforeTens: boolean;
  hundreds: readonly string[];
  scales: Readonly<Record<string, number>>;
  and: string;
  /** Words of `small` that are articles too: alone they count nothing. */
  articles: readonly string[];
  minus: string;
  /** "to komma fem" */
  decimalMark: string;
  /** What adds a half: "to en halv", "two and a half". */
  halves: readonly string[];
  /** Words and phrases that are numbers of their own. */
  phrases: Readonly<Record<string, number>>;
}
