import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, languageCode, nothing } from '../calls/primitives.ts';
import { mailAddress } from '../conversations/chat-mail.ts';

/** Shortest accepted password; a server may ask for longer ones. */
export const minimumPasswordLength = 4;
/** How many characters a password that is chosen has to have here. */
export const passwordMin = z.int().min(minimumPasswordLength);
export const passwordMax = 1000;

/** What can be wrong with a link to choose a password, and with what is chosen. */
export const passwordKeys = {
  tooShort: 'resetPassword.validation.length',
  different: 'resetPassword.validation.different',
  invalidToken: 'resetPassword.error.invalidToken',
  expiredToken: 'resetPassword.error.expiredToken',
} as const;

/** A password that is chosen, twice; `different` is the key that says that the two are not the same. */
export const chosenPassword = (different: string) =>
  z
    .object({
      newPassword: z.string().min(minimumPasswordLength, passwordKeys.tooShort).max(passwordMax),
      confirmPassword: z.string(),
    })
    .refine((chosen) => chosen.newPassword === chosen.confirmPassword, {
      path: ['confirmPassword'],
      message: different,
    });

/** What else a chosen password has to fulfil on a server that asks for so many characters. */
export const longPassword = (least: number) =>
  z.object({ newPassword: z.string().min(least, passwordKeys.tooShort) });

/** The secret that a mail carried in its link. */
const passwordResetToken = z.string().max(500);
export const resetPasswordBody = chosenPassword(passwordKeys.different).and(z.object({ passwordResetToken }));

export const forgotPasswordBody = z.object({
  email: z
    .string()
    .trim()
    .refine((text) => mailAddress.safeParse(text).success, 'forgotPassword.validation.email'),
  lang: languageCode.default('da'),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgotPassword',
  summary: 'Mails a link to choose a new password',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: forgotPasswordBody,
  cost: 50,
  reply: acknowledged,
  errors: ['forgotPassword.error.notFound', 'forgotPassword.error.notSent', 'login.tooManyAttempts'],
});

export const checkPasswordToken = endpoint({
  method: 'POST',
  path: '/auth/checkPasswordToken',
  summary: 'Whose password a link lets choose, without spending it',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ passwordResetToken }),
  reply: z.object({ email: z.string(), passwordMin }),
  errors: [passwordKeys.invalidToken, passwordKeys.expiredToken],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/resetPassword',
  summary: 'Sets the password of whom a link was mailed to, spends the link and ends all their sessions',
  access: { kind: 'public' },
  audit: 'byItself',
  params: nothing,
  query: nothing,
  body: resetPasswordBody,
  /** `device` is the mark by which the browser is known at the next sign-in: whoever has the mailbox is no guesser. */
  reply: acknowledged.extend({ device: z.string() }),
  errors: [passwordKeys.invalidToken, passwordKeys.expiredToken, passwordKeys.tooShort],
});
