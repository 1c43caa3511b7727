import { z } from 'zod';
import { languages } from '../agents/languages.ts';

/** The id of a record that has not been saved yet. */
export const newId = '00000000-0000-0000-0000-000000000000';

export const id = z.guid();
/** For endpoints without path parameters, query or body. */
export const nothing = z.object({});
/** The reply of a call that only succeeds or fails. */
export const acknowledged = z.object({ ok: z.literal(true) });
export const done = { ok: true } as const;
/** ISO 8601 knows a year 0, and the database does not: what callers write of it is refused. */
export const withYear = /^(?!0000)/;
export const timestamp = z.iso.datetime().regex(withYear).meta({ format: 'date-time' });
/** A day of the calendar, as 2026-11-25. */
export const calendarDay = z.iso.date().regex(withYear).meta({ format: 'date' });

/** A whole number written in a path or a query. */
export const numberInPath = z.coerce.number().int().min(0);

export const languageCode = z.enum(['da', 'en']);
export type LanguageCode = z.infer<typeof languageCode>;

export const agentParams = z.object({ agentId: id });
/** One of the languages on offer. */
const languageId = z.literal(languages.map((language) => language.id));
export const agentLanguageParams = z.object({ agentId: id, languageId });
/** Page numbers start at 0. */
export const pageParams = z.object({ page: numberInPath, rowsPerPage: numberInPath.max(200) });
export const defaultRowsPerPage = 10;
