/** How far a zone is from UTC: `UTC+5:45`, `UTC−3`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const ahead = Math.abs(minutes);
  const rest = ahead % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(ahead / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
