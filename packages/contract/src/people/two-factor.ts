import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, languageCode, nothing } from '../calls/primitives.ts';
import { signedIn } from './auth.ts';
import { currentPassword, profileKeys } from './own-profile.ts';

/** Where the second proof comes from: a code that is mailed, or an authenticator app (TOTP, RFC 6238). */
export const twoFactorMethod = z.enum(['mail', 'app']);
export type TwoFactorMethod = z.infer<typeof twoFactorMethod>;

/** How long a mailed code works, in minutes, and how many wrong ones end it (design section 9). */
export const mailedCodeMinutes = 10;
export const wrongCodesMax = 5;
/** So many codes get a user in who has lost what makes the others; each works once. */
export const recoveryCodeCount = 10;

export const twoFactorKeys = {
  wrongCode: 'twoFactor.error.wrongCode',
  /** The sign-in is over: too late, too many wrong codes, or never begun. */
  over: 'twoFactor.error.default',
  notSent: 'login.codeNotSent',
  format: 'twoFactor.validation.code',
} as const;

const withoutSpace = z
  .string()
  .max(50)
  .transform((text) => text.replace(/\s/g, ''));
const digits = { mail: /^\d{4}$/, app: /^\d{6}$/ } satisfies Record<TwoFactorMethod, RegExp>;
/** Letters and digits that are not mistaken for each other, in two halves. */
const recoveryCode = /^[2-9a-hjkmnp-z]{5}-?[2-9a-hjkmnp-z]{5}$/i;

/** A code of the method as it is typed: spaces do not matter. */
export const codeOf = (method: TwoFactorMethod) =>
  withoutSpace.pipe(z.string().regex(digits[method], twoFactorKeys.format));
/** A code of the method, or a recovery code in its place. */
export const codeAtSignIn = (method: TwoFactorMethod) =>
  withoutSpace.pipe(
    z.string().refine((code) => digits[method].test(code) || recoveryCode.test(code), twoFactorKeys.format),
  );

const anyCode = withoutSpace.pipe(
  z
    .string()
    .refine(
      (code) => [digits.mail, digits.app, recoveryCode].some((form) => form.test(code)),
      twoFactorKeys.format,
    ),
);
/** What the sign-in gave instead of an access token, and whose it is. */
const waiting = { refreshToken: z.string().max(500), email: z.string().trim().max(320) };

export const loginWithTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/loginWithTwoFactor',
  summary: 'Ends a sign-in that waits for a second factor: a code, or a recovery code in its place',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ ...waiting, code: anyCode }),
  reply: signedIn,
  errors: [twoFactorKeys.wrongCode, twoFactorKeys.over, 'login.tooManyAttempts'],
});

export const sendTwoFactorCode = endpoint({
  method: 'POST',
  path: '/auth/sendTwoFactorCode',
  summary: 'Mails a new code for a sign-in that waits for one; the earlier code is of no use then',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ ...waiting, lang: languageCode.default('da') }),
  cost: 50,
  reply: acknowledged,
  errors: [twoFactorKeys.over, twoFactorKeys.notSent, 'login.tooManyAttempts'],
});

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/auth/twoFactor',
  summary:
    'With what the signed-in user proves themselves besides the password; null without a second factor',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ method: twoFactorMethod.nullable(), recoveryCodesLeft: z.int() }),
  provides: ['twoFactor'],
});

export const startTwoFactorBody = z.object({
  method: twoFactorMethod,
  currentPassword,
  lang: languageCode.default('da'),
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/twoFactor/start',
  summary:
    'Mails a code, or makes the secret of an authenticator app; nothing is asked for before it is confirmed',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: startTwoFactorBody,
  /** For an app: its key in Base32 and the address that its camera reads. */
  reply: z.object({ secret: z.string().nullable(), address: z.string().nullable() }),
  errors: [profileKeys.wrongPassword, twoFactorKeys.notSent, 'login.tooManyAttempts'],
  invalidates: [],
});

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/twoFactor/confirm',
  summary:
    'Begins to ask for the second factor, once a code shows that the user has it; gives recovery codes',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: z.object({ code: anyCode }),
  reply: recoveryCodes,
  errors: [twoFactorKeys.wrongCode, twoFactorKeys.over],
  invalidates: ['twoFactor', 'members'],
});

export const passwordAgainBody = z.object({ currentPassword });

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/auth/twoFactor/stop',
  summary: 'Asks the signed-in user for their password alone from now on',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: passwordAgainBody,
  reply: acknowledged,
  errors: [profileKeys.wrongPassword, 'login.tooManyAttempts'],
  invalidates: ['twoFactor', 'members'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/twoFactor/recoveryCodes',
  summary: 'Gives new recovery codes; the earlier ones are of no use then',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: passwordAgainBody,
  reply: recoveryCodes,
  errors: [profileKeys.wrongPassword, twoFactorKeys.over, 'login.tooManyAttempts'],
  invalidates: ['twoFactor'],
});
