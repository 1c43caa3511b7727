/** For a year, browsers come back only by TLS; this host alone, as others of its domain may be of somebody else. */
const onlyByTls = 'max-age=31536000';

/** What goes with whatever is replied, pages, calls and the hub's: by TLS where the product is reached by it. */
export const everyReplyHeaders = (publicUrl: string | null): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': onlyByTls }),
});
