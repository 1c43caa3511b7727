/** Of a language of an agent: each has flows of its own. */
const keyOf = (languageId: string, agentId: string) => `samtale.firstSteps.${agentId}.${languageId}`;

/** How many lines the card had the last time in this browser: room is kept for them until it is known. */
export const keptLines = (languageId: string, agentId: string): number =>
  Number(localStorage.getItem(keyOf(languageId, agentId)) ?? 0) || 0;

export function keepLines(languageId: string, agentId: string, lines: number): void {
  const key = keyOf(languageId, agentId);
  if (lines === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, String(lines));
}
