import { z } from 'zod';

/** What the sign-in hands to the screen that asks for a code. The token opens nothing without one. */
export const twoFactorSearch = z.object({
  token: z.string().catch(''),
  email: z.string().catch(''),
  method: z.enum(['mail', 'app']).catch('mail'),
  remember: z.boolean().catch(true),
});
