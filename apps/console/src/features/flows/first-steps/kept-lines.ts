/** Of a language of an agent: each has flows of its own. */
const keyOf = (languageId: string, agentId: string) => `samtale.firstSteps.${agentId}.${languageId}`;

/**
 * How many lines the card had the last time in this browser, 0 where there was none: room is kept for them until it is
 * known. Null where it has never been looked for.
 */
export function keptLines(languageId: string, agentId: string): number | null {
  const kept = localStorage.getItem(keyOf(languageId, agentId));
  return kept === null ? null : Number(kept) || 0;
}

export function keepLines(languageId: string, agentId: string, lines: number): void {
  localStorage.setItem(keyOf(languageId, agentId), String(lines));
}
