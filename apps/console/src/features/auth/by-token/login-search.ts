import { z } from 'zod';

/** What a link to the sign-in may ask for: to be signed out, or in by an access token. */
export const loginSearch = z.object({
  logout: z.literal(true).optional().catch(undefined),
  token: z.string().optional().catch(undefined),
});
