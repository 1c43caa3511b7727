import { z } from 'zod';

/** Which days a value may lie on: today and later, or today and earlier, in the agent's time zone. */
export const daysTakenSchema = z.enum(['upcoming', 'past']);
export type DaysTaken = z.infer<typeof daysTakenSchema>;

interface TakesDays {
  days?: DaysTaken | undefined;
}

const isDay = /^\d{4}-\d{2}-\d{2}(?:$|[T/])/;

/**
 * Whether a parameter takes a value, such as `2026-11-24`, `2026-11-24T14:30`, or `2026-11-24/2026-11-30`, of which one day is
 * enough. `today` is the day in the agent's time zone. What is no day is taken.
 */
export function takesDay({ days }: TakesDays, value: string, today: string): boolean {
  if (!days || !isDay.test(value)) return true;
  const [first = '', last = first] = value.split('/').map((day) => day.slice(0, 10));
  return days === 'upcoming' ? last >= today : first <= today;
}

/** The value that a parameter takes of what was found: of a day without a year, the one that lies its way. */
export const valueTaken = (
  parameter: TakesDays,
  { value, pastValue = value }: { value: string; pastValue?: string | undefined },
  today: string,
): string | undefined => [value, pastValue].find((one) => takesDay(parameter, one, today));
