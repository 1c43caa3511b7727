import { z } from 'zod';

/** The kinds of failure a call can end in, each with its HTTP status. */
export const errorStatus = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  /** It would take more work than one request may ask for. */
  tooCostly: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Says that the server cannot reach its database: nothing is lost that is sent again once it can. */
export const databaseGoneKey = 'error.databaseGone';

/** Says that what was asked would take more work than one request may ask for. */
export const tooCostlyKey = 'error.tooCostly';

/** Says that more is asked at once than one company, person or network may; it is to be asked again in a moment. */
export const busyKey = 'error.busy';

/** Says that there is no room left on the disk of the server or of its database. */
export const storageFullKey = 'error.storageFull';

/** Says that all plans of the user's agents have ended. */
export const plansEndedKey = 'error.plansEnded';

/** The message key of calls that the agent lacks an option for (`Access`). */
export const notIncludedKey = 'error.notIncluded';

/** Where in the request something is wrong, and the message key of what is wrong with it. */
export const fieldError = z.object({ path: z.string(), messageKey: z.string() });

export const errorReply = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  /** Key of the text to show, in the console's translation files. */
  messageKey: z.string(),
  details: z.object({
    fields: z.array(fieldError).optional(),
    /** A name of the refusal, which callers may know, where it has one. */
    code: z.string().optional(),
    /** What the call replies with besides, where that is said in words. */
    answer: z.string().optional(),
    /** Identifies the failure in the server's log. */
    requestId: z.string().optional(),
    /** Seconds after which it may be asked again, as in the header `Retry-After`. */
    retryAfter: z.number().optional(),
    /** Values to put into the text. */
    values: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;
