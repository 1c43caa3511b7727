import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, languageCode, nothing } from '../calls/primitives.ts';
import { Role } from '../calls/roles.ts';
import { mailAddress } from '../conversations/chat-mail.ts';
import { chosenPassword, passwordKeys, passwordMax } from './passwords.ts';

/** Shortest first and last name, and the longest that is kept. */
export const personNameMin = 2;
export const personNameMax = 100;

/** What can be wrong with what users change of themselves. */
export const profileKeys = {
  firstName: 'profile.validation.firstName',
  lastName: 'profile.validation.lastName',
  email: 'profile.validation.email',
  emailExists: 'profile.error.emailExists',
  wrongPassword: 'profile.error.wrongPassword',
  samePassword: 'profile.samePasswordError',
  notSent: 'profile.error.notSent',
} as const;

/** A first or last name; `key` says what is wrong with one that is too short or too long. */
export const personName = (key: string) => z.string().trim().min(personNameMin, key).max(personNameMax, key);

/** The user's password, asked for before something is changed that would lock them out. */
export const currentPassword = z.string().min(1, profileKeys.wrongPassword).max(passwordMax);

export const updateProfileBody = z.object({
  firstName: personName(profileKeys.firstName),
  lastName: personName(profileKeys.lastName),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/updateProfile/agentId/:agentId',
  summary: "Changes the signed-in user's name",
  access: { kind: 'agent', roles: Object.values(Role), agentFrom: 'agentId', whenEnded: true },
  params: agentParams,
  query: nothing,
  body: updateProfileBody,
  reply: acknowledged,
  invalidates: ['user', 'members'],
});

export const updatePasswordBody = chosenPassword(profileKeys.samePassword).and(z.object({ currentPassword }));

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/auth/updatePassword',
  summary: "Changes the signed-in user's password and signs them out on all other devices",
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: updatePasswordBody,
  reply: acknowledged,
  errors: [profileKeys.wrongPassword, passwordKeys.tooShort, 'login.tooManyAttempts'],
  invalidates: ['devices'],
});

export const updateEmailBody = z.object({
  email: z
    .string()
    .trim()
    .refine((text) => mailAddress.safeParse(text).success, profileKeys.email),
  currentPassword,
  lang: languageCode.default('da'),
});

export const updateEmail = endpoint({
  method: 'PUT',
  path: '/auth/updateEmail',
  summary: "Mails a link to the signed-in user's new address, which is theirs once they have opened it",
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: updateEmailBody,
  reply: acknowledged,
  errors: [profileKeys.emailExists, profileKeys.wrongPassword, profileKeys.notSent, 'login.tooManyAttempts'],
  invalidates: [],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirmEmail',
  summary:
    'Makes the address to which the link was mailed that of the user, spends the link and tells the old one',
  access: { kind: 'public' },
  audit: 'byItself',
  params: nothing,
  query: nothing,
  body: z.object({ token: z.string().max(500) }),
  reply: z.object({ email: z.string() }),
  errors: [passwordKeys.invalidToken, passwordKeys.expiredToken, profileKeys.emailExists],
});
