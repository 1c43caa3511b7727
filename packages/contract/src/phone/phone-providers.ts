import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { roleGroups } from '../calls/roles.ts';

/** The message keys of what is wrong with a provider. */
export const phoneProviderKeys = {
  name: 'phoneNumbers.validation.providerName',
  tooLong: 'phoneNumbers.validation.tooLong',
  customer: 'phoneNumbers.validation.customer',
  phoneNumbers: 'phoneNumbers.validation.phoneNumbers',
} as const;

/** Longest name, and longest text searched for. */
export const providerNameMax = 200;
/** Most numbers that come over to a provider at once. */
export const joiningNumbersMax = 100;

export const phoneProviderInput = z.object({
  /** All-zero for a new one. */
  id,
  name: z.string().trim().min(1, phoneProviderKeys.name).max(providerNameMax, phoneProviderKeys.tooLong),
  /** The company that it is for; null for one that is for all. */
  customerId: id.nullable(),
  /** Numbers that come over from other providers; those it has stay without being named. */
  phoneNumberIdList: z.array(id).max(joiningNumbersMax, phoneProviderKeys.phoneNumbers).default([]),
});
export type PhoneProviderInput = z.infer<typeof phoneProviderInput>;

export const phoneProvider = phoneProviderInput.pick({ id: true, customerId: true }).extend({
  name: z.string(),
  /** Empty without a company. */
  customerName: z.string(),
  /** How many numbers it has that are not removed. */
  phoneNumberCount: z.int(),
});
export type PhoneProvider = z.infer<typeof phoneProvider>;

export const phoneProviderDetail = phoneProvider.extend({
  /** Its numbers that are not removed. */
  phoneNumberList: z.array(z.object({ id, number: z.string() })),
});
export type PhoneProviderDetail = z.infer<typeof phoneProviderDetail>;

/** As for the numbers. */
const access = {
  kind: 'agent',
  roles: roleGroups.administrator,
  agentFrom: 'agentId',
  userAdmin: true,
} as const;

const ofProvider = agentParams.extend({ phoneProviderId: id });

export const getPhoneProviderList = endpoint({
  method: 'GET',
  path: '/phoneNumber/getPhoneProviderList/agent/:agentId',
  summary: 'All providers that are not removed, by name',
  access,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(phoneProvider) }),
  provides: ['phoneNumbers'],
});

export const addOrUpdatePhoneProvider = endpoint({
  method: 'POST',
  path: '/phoneNumber/addOrUpdatePhoneProvider/agent/:agentId',
  summary: 'Saves a provider, a new one where the id is all-zero, and takes numbers over from others',
  access,
  params: agentParams,
  query: nothing,
  body: phoneProviderInput,
  reply: phoneProviderDetail,
  errors: [phoneProviderKeys.customer, phoneProviderKeys.phoneNumbers, 'error.notFound'],
  invalidates: ['phoneNumbers'],
});

export const getPhoneProviderById = endpoint({
  method: 'GET',
  path: '/phoneNumber/getPhoneProviderById/agent/:agentId/phoneProviderId/:phoneProviderId',
  summary: 'A provider with its numbers',
  access,
  params: ofProvider,
  query: nothing,
  body: nothing,
  reply: phoneProviderDetail,
  errors: ['error.notFound'],
  provides: ['phoneNumbers'],
});

export const deletePhoneProvider = endpoint({
  method: 'DELETE',
  path: '/phoneNumber/deletePhoneProvider/agent/:agentId/phoneProviderId/:phoneProviderId',
  summary: 'Removes a provider; its row stays. False while it has numbers that are not removed',
  access,
  params: ofProvider,
  query: nothing,
  body: nothing,
  reply: z.boolean(),
  errors: ['error.notFound'],
  invalidates: ['phoneNumbers'],
});

export const getCustomerByName = endpoint({
  method: 'GET',
  path: '/phoneNumber/getCustomerByName/agent/:agentId/searchText/:text',
  summary: 'The first twenty companies with a text in their name or CVR, by name; any for `*`',
  access,
  params: agentParams.extend({ text: z.string().trim().min(1).max(providerNameMax) }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string(), cvr: z.string() })) }),
  provides: [],
});
