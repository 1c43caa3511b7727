import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log has it. */
export interface LoggedError {
  type: string;
  message: string;
  /** Where it went wrong: the frames alone, since a stack begins with the message again. */
  stack: string;
  cause?: LoggedError;
  [told: string]: unknown;
}

/** What errors tell besides, and that names nobody: codes, and what of the database was concerned. */
const told = ['code', 'error', 'failure', 'status', 'table', 'constraint'];

/** How many causes deep. */
const deepest = 5;

/**
 * An error with nothing personal in it. Statements are told without their values, and what a mail server, a provider of
 * text messages or another server says of an address or a number is told without it.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPeople(String(error)), stack: '' };
  const logged: LoggedError = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutPeople(messageOf(error)),
    stack: framesOf(error),
  };
  for (const name of told) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') logged[name] = value;
  }
  if (error.cause !== undefined && depth < deepest) logged.cause = loggedError(error.cause, depth + 1);
  return logged;
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Of what is no JSON the error shows the beginning.
  if (error instanceof SyntaxError) return error.message.replace(/"[\s\S]*"/, '"…"');
  // PostgreSQL shows values it cannot read: `invalid input syntax for type integer: "…"`.
  return 'severity' in error ? error.message.replace(/: "[\s\S]*"/, ': "…"') : error.message;
}

/** Without addresses of mail, and without digits that could be a telephone's. */
const withoutPeople = (text: string): string =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…').replace(/\+?\d(?:[\s-]?\d){6,}/g, '…');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
