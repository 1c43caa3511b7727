import { z } from 'zod';

const storageKey = 'samtale.signUp';

const typedSignUp = z.object({
  type: z.enum(['chat', 'voice']),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  email: z.string(),
  /** Empty until they are. */
  termsAccepted: z.string(),
});
/** What has been typed in the form. */
export type TypedSignUp = z.infer<typeof typedSignUp>;

/** Keeps it for this tab: the form may be left and come back to. */
export function keepSignUp(typed: TypedSignUp): void {
  sessionStorage.setItem(storageKey, JSON.stringify(typed));
}

/** What was kept; null without any, and where it cannot be read. */
export function keptSignUp(): TypedSignUp | null {
  try {
    return typedSignUp.nullable().parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

export function forgetSignUp(): void {
  sessionStorage.removeItem(storageKey);
}
