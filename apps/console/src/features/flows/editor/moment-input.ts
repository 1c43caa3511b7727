const two = (number: number) => String(number).padStart(2, '0');

/** A moment (ISO 8601) as the browser's field for date and time has it: in the reader's own time, to the minute. */
export function inputOfMoment(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that the field holds; null when it is empty or not filled in yet. */
export function momentOfInput(input: string): string | null {
  const at = new Date(input);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
