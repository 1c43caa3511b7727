import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, numberInPath } from '../calls/primitives.ts';
import { roleGroups } from '../calls/roles.ts';
import { countryCode } from '../customers/countries.ts';
import { phoneProvider } from './phone-providers.ts';

/** How a number's calls reach the server. */
export const PhoneServiceType = { sip: 0, sockets: 1 } as const;
export type PhoneServiceType = (typeof PhoneServiceType)[keyof typeof PhoneServiceType];

/** Who sees to a number: we do, or it comes through the customer's own telephony. */
export const PhoneHandlingType = { managed: 0, integration: 1 } as const;
export type PhoneHandlingType = (typeof PhoneHandlingType)[keyof typeof PhoneHandlingType];

/** Numbers and providers are never deleted: what is removed keeps its row. */
export const PhoneNumberState = { active: 1, selectable: 2, removed: 3 } as const;
export type PhoneNumberState = (typeof PhoneNumberState)[keyof typeof PhoneNumberState];

/** The message keys of what is wrong with a number. */
export const phoneNumberKeys = {
  provider: 'phoneNumbers.validation.provider',
  country: 'phoneNumbers.validation.country',
  number: 'phoneNumbers.validation.number',
  invalidNumber: 'phoneNumbers.validation.invalidNumber',
  otherCountry: 'phoneNumbers.validation.otherCountry',
  serviceType: 'phoneNumbers.validation.serviceType',
  handlingType: 'phoneNumbers.validation.handlingType',
  sipUsername: 'phoneNumbers.validation.sipUsername',
  tooLong: 'phoneNumbers.validation.tooLong',
  numberTaken: 'phoneNumbers.numberTaken',
  sipUsernameTaken: 'phoneNumbers.sipUsernameTaken',
} as const;

/** Longest number as it is written, with spaces and the like. */
export const writtenNumberMax = 40;
/** Longest search text and integration key. */
export const phoneTextMax = 200;

const wrong = (key: string) => ({ error: () => key });

export const phoneNumberInput = z.object({
  /** All-zero for a new one. */
  id,
  /** As somebody writes it, with or without the country's calling code. */
  number: z.string().trim().min(1, phoneNumberKeys.number).max(writtenNumberMax, phoneNumberKeys.tooLong),
  /** ISO 3166-1, two letters. */
  countryId: countryCode(phoneNumberKeys.country),
  phoneProviderId: z.guid(wrong(phoneNumberKeys.provider)),
  /** The SMS integration key. */
  sipUsername: z
    .string()
    .trim()
    .min(1, phoneNumberKeys.sipUsername)
    .max(phoneTextMax, phoneNumberKeys.tooLong),
  supportsVoice: z.boolean(),
  supportsSms: z.boolean(),
  serviceType: z.literal(Object.values(PhoneServiceType), wrong(phoneNumberKeys.serviceType)),
  handlingType: z.literal(Object.values(PhoneHandlingType), wrong(phoneNumberKeys.handlingType)),
  /** Saving a removed number brings it back; removing has a call of its own. */
  state: z.literal([PhoneNumberState.active, PhoneNumberState.selectable]).default(PhoneNumberState.active),
});
export type PhoneNumberInput = z.infer<typeof phoneNumberInput>;

export const phoneNumber = phoneNumberInput.extend({
  /** E.164: a plus, the calling code and the number, digits only. */
  number: z.string(),
  sipUsername: z.string(),
  state: z.literal(Object.values(PhoneNumberState)),
  phoneProviderName: z.string(),
  /** The company that the provider is for; empty for one that is for all. */
  customerName: z.string(),
});
export type PhoneNumber = z.infer<typeof phoneNumber>;

/** A number that a sign-up asked for and that is not in the inventory yet. */
export const wantedNumber = z.object({
  agentId: id,
  agentName: z.string(),
  customerName: z.string(),
  /** E.164. */
  number: z.string(),
});
export type WantedNumber = z.infer<typeof wantedNumber>;

/** The inventory belongs to those who run the product, whichever agent they work on. */
const access = {
  kind: 'agent',
  roles: roleGroups.administrator,
  agentFrom: 'agentId',
  userAdmin: true,
} as const;

const searchParams = agentParams.extend({ text: z.string().trim().min(1).max(phoneTextMax) });

export const getPhoneNumbers = endpoint({
  method: 'GET',
  path: '/phoneNumber/phonenumbers/agent/:agentId/page/:page',
  summary:
    'Ten numbers a page, by number: those with the text in their number, provider, company or SMS key. `activeFilter` is a state; without it all that are not removed. With all providers there are, and the first numbers that agents wait for',
  access,
  params: agentParams.extend({ page: numberInPath }),
  query: z.object({
    searchText: z.string().trim().max(phoneTextMax).default(''),
    activeFilter: z.coerce
      .number()
      .pipe(z.literal(Object.values(PhoneNumberState)))
      .optional(),
  }),
  body: nothing,
  reply: z.object({
    list: z.array(phoneNumber),
    totalCount: z.int(),
    phoneProviders: z.array(phoneProvider),
    wanted: z.array(wantedNumber),
  }),
  provides: ['phoneNumbers'],
});

export const addOrUpdatePhoneNumber = endpoint({
  method: 'POST',
  path: '/phoneNumber/addOrUpdatePhoneNumber/agent/:agentId',
  summary:
    'Saves a number, a new one where the id is all-zero; it is kept as E.164. A removed one is back again',
  access,
  params: agentParams,
  query: nothing,
  body: phoneNumberInput,
  reply: phoneNumber,
  errors: [
    phoneNumberKeys.provider,
    phoneNumberKeys.invalidNumber,
    phoneNumberKeys.otherCountry,
    phoneNumberKeys.numberTaken,
    phoneNumberKeys.sipUsernameTaken,
    'error.notFound',
  ],
  invalidates: ['phoneNumbers'],
});

export const getPhoneNumberById = endpoint({
  method: 'GET',
  path: '/phoneNumber/getPhoneNumberById/agent/:agentId/phoneNumberId/:phoneNumberId',
  summary: 'A number, also one that is removed',
  access,
  params: agentParams.extend({ phoneNumberId: id }),
  query: nothing,
  body: nothing,
  reply: phoneNumber,
  errors: ['error.notFound'],
  provides: [],
});

export const getPhoneNumberBySearch = endpoint({
  method: 'GET',
  path: '/phoneNumber/getPhoneNumberBySearch/agent/:agentId/searchText/:text',
  summary: 'The first twenty numbers that are not removed with a text in them; any for `*`',
  access,
  params: searchParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(phoneNumber) }),
  provides: ['phoneNumbers'],
});

export const deletePhoneNumber = endpoint({
  method: 'DELETE',
  path: '/phoneNumber/deletePhoneNumber/agent/:agentId/phoneNumberId/:phoneNumberId',
  summary: 'Removes a number; its row stays. False for one that has to stay',
  access,
  params: agentParams.extend({ phoneNumberId: id }),
  query: nothing,
  body: nothing,
  reply: z.boolean(),
  errors: ['error.notFound'],
  invalidates: ['phoneNumbers'],
});

export const getCountryList = endpoint({
  method: 'GET',
  path: '/phoneNumber/getCountryList/agent/:agentId/searchText/:text',
  summary:
    'Countries with a text in their Danish or English name, their code or their calling code; all for `*`',
  access,
  params: searchParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(
      z.object({
        /** ISO 3166-1, two letters. */
        id: z.string(),
        /** Digits, without the plus. */
        callingCode: z.string(),
      }),
    ),
  }),
  provides: [],
});
