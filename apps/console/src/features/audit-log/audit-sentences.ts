/** What was done, as the rest of a sentence that begins with who did it: by the noun and the name of the act. */
export type AuditSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a title such as `flows.deleteFlow`; the title itself where there are none. */
export function wordsOf(sentences: AuditSentences, title: string): string {
  const [noun = '', name = ''] = title.split('.');
  return sentences[noun]?.[name] ?? title;
}

/** The titles of which the words hold all that is searched for. */
export function titlesSaying(sentences: AuditSentences, text: string): string[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return [];
  return Object.entries(sentences).flatMap(([noun, acts]) =>
    Object.entries(acts)
      .filter(([, words]) => words.toLocaleLowerCase().includes(wanted))
      .map(([name]) => `${noun}.${name}`),
  );
}
