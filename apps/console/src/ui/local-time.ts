/** A moment as a date and time field has it, in the browser's time zone: `2026-11-20T14:30`. */
export function toLocalTime(iso: string): string {
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field names, in ISO 8601; null while it is not filled in. */
export function fromLocalTime(value: string): string | null {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
