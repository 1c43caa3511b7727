import type { LanguageCode, QuestionSuggestion, ReplyOf, suggestQuestions } from '@samtale/contract';

/** Questions the bot can answer, for what the visitor has begun to write; none when they cannot be had. */
export async function fetchQuestions(
  clientKey: string,
  language: LanguageCode,
  text: string,
  signal: AbortSignal,
): Promise<QuestionSuggestion[]> {
  const query = new URLSearchParams({ language, text: text.slice(0, 200) });
  const address = `/api/widget/clientKey/${encodeURIComponent(clientKey)}/suggest?${query}`;
  try {
    const response = await fetch(address, { credentials: 'omit', signal });
    if (!response.ok) return [];
    const { list } = (await response.json()) as ReplyOf<typeof suggestQuestions>;
    return list;
  } catch {
    // The visitor writes on without.
    return [];
  }
}
