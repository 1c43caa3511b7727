import { z } from 'zod';
import { companyFactKeys, companyFactMax, isWrittenWebsite } from '../agents/company-facts.ts';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, languageCode, nothing } from '../calls/primitives.ts';
import { mailAddress } from '../conversations/chat-mail.ts';
import { signedIn } from './auth.ts';
import { personName } from './own-profile.ts';
import { chosenPassword, passwordKeys, passwordMin } from './passwords.ts';

/** Where the bot of a sign-up talks first. */
export const BotType = { voice: 0, chat: 1 } as const;
export const botType = z.literal(Object.values(BotType));
export type BotType = z.infer<typeof botType>;

/** What a new bot is for: it begins with flows for that. */
export const BotKind = { service: 0, sales: 1, support: 2 } as const;
export const botKind = z.literal(Object.values(BotKind));
export type BotKind = z.infer<typeof botKind>;

/** What the company of a new bot does: visitors ask a dentist other things than a shop. */
export const Trade = {
  shop: 0,
  clinic: 1,
  salon: 2,
  restaurant: 3,
  craft: 4,
  accommodation: 5,
  advice: 6,
  animals: 8,
  teaching: 9,
  other: 7,
} as const;
export const trade = z.literal(Object.values(Trade));
export type Trade = (typeof Trade)[keyof typeof Trade];

export const companyNameMin = 3;
export const companyNameMax = 100;

export const signUpKeys = {
  firstName: 'signup.validation.firstName',
  lastName: 'signup.validation.lastName',
  company: 'signup.validation.company',
  /** A name that would stand in mail to others as a link, or as more than a name. */
  noName: 'signup.validation.noName',
  email: 'signup.validation.email',
  freeMail: 'signup.validation.freeMail',
  terms: 'signup.validation.terms',
  captcha: 'signup.error.captcha',
  /** The browser does not do the work of the captcha without https. */
  insecure: 'signup.error.insecure',
  /** The link has been used, and there is the user it was for. */
  madeAlready: 'signup.error.madeAlready',
  userExists: 'signup.error.userExists',
  invalidEmail: 'signup.error.invalidEmail',
  notSent: 'signup.error.notSent',
  language: 'newAgent.validation.language',
  phoneNumber: 'newAgent.validation.phoneNumber',
} as const;

/** Where anybody gets an address: the trial is for companies. In every country, `live.dk` as `live.com`. */
const freeMailHosts = ['gmail', 'googlemail', 'outlook', 'yahoo', 'hotmail', 'live'];

/** What stands between a country and a name in many domains, as in `yahoo.co.uk`. */
const sharedDomains = ['co', 'com', 'net', 'org'];

/** Whether an address is one of a company's own domain. */
export function isWorkAddress(address: string): boolean {
  const labels = (address.toLowerCase().split('@').at(-1) ?? '').split('.');
  const name = labels.at(sharedDomains.includes(labels.at(-2) ?? '') ? -3 : -2) ?? '';
  return !freeMailHosts.includes(name);
}

/** Names stand in the letter to an address that need not be theirs: nothing that mail programs make links of. */
const isPlain = (name: string) => !/:\/\/|www\.|[\r\n\u2028\u2029]/i.test(name);

export const signUpModel = z.object({
  botType,
  firstName: personName(signUpKeys.firstName).refine(isPlain, signUpKeys.noName),
  lastName: personName(signUpKeys.lastName).refine(isPlain, signUpKeys.noName),
  companyName: z
    .string()
    .trim()
    .min(companyNameMin, signUpKeys.company)
    .max(companyNameMax, signUpKeys.company)
    .refine(isPlain, signUpKeys.noName),
  email: z
    .string()
    .trim()
    .refine((text) => mailAddress.safeParse(text).success, { message: signUpKeys.email, abort: true })
    .refine(isWorkAddress, signUpKeys.freeMail),
  termsAccepted: z.literal(true, signUpKeys.terms),
});

/** The same as a form has it, whose values are texts: terms that are accepted are not empty. */
export const signUpForm = signUpModel
  .omit({ botType: true, termsAccepted: true })
  .extend({ termsAccepted: z.string().min(1, signUpKeys.terms) });

/** The proof of work that stands for a person who is not in a hurry (ALTCHA), in its own JSON as Base64. */
const captcha = z.string().max(5000);

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/auth/captcha',
  summary: 'Work that a browser does before a sign-up is taken (ALTCHA); works once and for twenty minutes',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: nothing,
  // The work is done once to know its answer.
  cost: 10,
  reply: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      data: z.object({ until: z.int() }),
    }),
    signature: z.string().optional(),
  }),
});

export const getMainSite = endpoint({
  method: 'GET',
  path: '/auth/mainSite',
  summary: "The address of the provider's main site, which a sign-up leads back to; null where there is none",
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ url: z.string().nullable() }),
});

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Mails a link with which a company begins its trial; nothing is created before it is opened',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  // The address is judged by the call itself, which answers of it in words of its own.
  body: z.object({
    model: signUpModel.extend({ email: z.string().trim() }),
    captcha,
    lang: languageCode.default('da'),
  }),
  cost: 50,
  reply: acknowledged,
  errors: [
    signUpKeys.captcha,
    signUpKeys.userExists,
    signUpKeys.invalidEmail,
    signUpKeys.notSent,
    'login.tooManyAttempts',
  ],
});

/** The secret that the mail carried in its link. */
const passwordResetToken = z.string().max(500);

export const checkSignUp = endpoint({
  method: 'POST',
  path: '/auth/checkSignUp',
  summary: 'Whose sign-up a link goes on with, without spending it',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ passwordResetToken }),
  reply: z.object({
    email: z.string(),
    companyName: z.string(),
    botType,
    language: languageCode,
    passwordMin,
  }),
  errors: [signUpKeys.madeAlready, passwordKeys.invalidToken, passwordKeys.expiredToken],
});

const phoneNumber = z
  .string()
  .trim()
  .regex(/^(?:\+?[\d\s().-]{5,30})?$/, signUpKeys.phoneNumber);
const website = z
  .string()
  .trim()
  .max(companyFactMax, companyFactKeys.tooLong)
  .refine(isWrittenWebsite, companyFactKeys.website);
/** What the second step of the wizard asks in words. */
export const firstBot = {
  chat: z.object({ selectedPhoneNumber: phoneNumber, website }),
  voice: z.object({ selectedPhoneNumber: phoneNumber.min(1, signUpKeys.phoneNumber), website }),
};

export const newPasswordBody = chosenPassword(passwordKeys.different);

export const resetPasswordAndCreateAccount = endpoint({
  method: 'POST',
  path: '/auth/resetPasswordAndCreateAccount',
  summary:
    'Creates the company, its first user and its agent with a bot of the chosen kind, has its website read, and signs the user in',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: newPasswordBody.and(
    z.object({
      passwordResetToken,
      selectedBotOption: botKind,
      /** Of a bot that is to answer the phone; none otherwise. */
      selectedPhoneNumber: phoneNumber.default(''),
      selectedLanguage: languageCode,
      selectedTrade: trade.default(Trade.other),
      /** Read as the first source, with or without `https://`; empty for none. */
      website: website.default(''),
    }),
  ),
  reply: signedIn,
  errors: [
    signUpKeys.madeAlready,
    passwordKeys.invalidToken,
    passwordKeys.expiredToken,
    passwordKeys.tooShort,
    signUpKeys.userExists,
    signUpKeys.phoneNumber,
  ],
});
