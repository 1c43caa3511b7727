/** A note of how many turns failed; none when none did. */
export function failedTurns(figures: readonly { failed: number }[], note?: string): { note?: string } {
  const failed = figures.reduce((sum, figure) => sum + figure.failed, 0);
  const notes = [...(note ? [note] : []), ...(failed ? [`${failed} turns failed`] : [])];
  return notes.length ? { note: notes.join('; ') } : {};
}
