const collators = new Map<string, Intl.Collator>();

/** The order of a language's titles and names, with numbers in them by size. Made once: it takes a slow phone a while. */
export function collatorOf(language: string): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { numeric: true });
    collators.set(language, collator);
  }
  return collator;
}
