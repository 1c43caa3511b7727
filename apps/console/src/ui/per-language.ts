/** Makes something for a language when it is first wanted: of what `Intl` has, each takes a slow phone a while to make. */
export function perLanguage<Language extends string, Made>(
  make: (language: Language) => Made,
): (language: Language) => Made {
  const known = new Map<Language, Made>();
  return (language) => {
    const found = known.get(language);
    if (found !== undefined) return found;
    const made = make(language);
    known.set(language, made);
    return made;
  };
}
