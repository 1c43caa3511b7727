/** A whole number within its bounds, as somebody has typed it; null for anything else. */
export function wholeNumber(typed: string, least: number, most: number): number | null {
  const text = typed.trim();
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
