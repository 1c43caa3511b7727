import { StartError } from '../start-error.ts';
import { withoutPassword } from '../without-password.ts';
import { isDatabaseGone } from './database-gone.ts';

/** By SQLSTATE (PostgreSQL, appendix A), what an operator does who is refused at the door. */
const remedies: Record<string, string> = {
  '28P01': 'correct user and password',
  '28000': 'correct the user, or let it in with pg_hba.conf',
  '3D000': 'create that database, or correct its name',
  '42501': 'let the user connect to that database (GRANT CONNECT)',
  '53300': 'let it have more connections (max_connections), or close others',
  '55000': 'allow connections to that database, or name another',
};

/** Why a PostgreSQL could not be opened at the start, for whoever has to mend it. */
export function whyUnreachable(url: string, error: unknown): StartError {
  const said = messageOf(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new StartError(
    {
      setting: `DATABASE_URL=${withoutPassword(url)}`,
      wrong: isDatabaseGone(error) ? `no PostgreSQL answers there (${said})` : said,
      remedy:
        remedies[code] ??
        (isDatabaseGone(error) ? 'start it, or correct host and port' : 'correct it, or what it names'),
    },
    { cause: error },
  );
}

/** A host with several addresses fails with one error for each, and no words of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
