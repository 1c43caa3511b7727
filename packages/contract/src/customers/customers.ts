import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, numberInPath, timestamp } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';
import { IntegrationType } from '../conversations/channels.ts';
import { conversationSummary } from '../conversations/conversations.ts';

export const customerNameMax = 200;
export const customerSourceMax = 200;
export const customerCommentMax = 10_000;
export const contactValueMax = 320;
export const contactLabelMax = 60;
/** Phone numbers, and e-mail addresses, of one customer. */
export const contactsMax = 20;

/** A phone number or an e-mail address of a customer. */
export const customerContact = z.object({
  value: z.string().max(contactValueMax),
  verified: z.boolean(),
  /** What it is for, in the staff's words; may be empty. */
  label: z.string().max(contactLabelMax),
});
export type CustomerContact = z.infer<typeof customerContact>;

const integrationType = z.literal(Object.values(IntegrationType));

export const customer = z.object({
  id,
  name: z.string(),
  /** The first of `phones`, and of `emails`; empty without one. */
  phone: z.string(),
  phoneVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
  phones: z.array(customerContact),
  emails: z.array(customerContact),
  /** The channel on which the customer was first met; not set for one whom the staff made. */
  integrationType,
  source: z.string(),
  comment: z.string(),
  solved: z.boolean(),
  handled: z.boolean(),
  /** The phone integration whose number is linked. */
  phoneId: id.nullable(),
  /** That number, as E.164; empty without one, and where it is not the company's any more. */
  linkedPhoneNumber: z.string(),
  /** Later with every change; sent back with a save, so that two people cannot overwrite each other. */
  lastModified: timestamp,
});
export type Customer = z.infer<typeof customer>;

/** A customer as it is sent to be saved. What is left out stays as it is, or is empty on a new one. */
export const customerInput = z.object({
  id,
  name: z.string().max(customerNameMax),
  /** Replaces the first number, and address, where the list of all is not sent. */
  phone: z.string().max(contactValueMax).optional(),
  email: z.string().max(contactValueMax).optional(),
  phones: z.array(customerContact).max(contactsMax).optional(),
  emails: z.array(customerContact).max(contactsMax).optional(),
  integrationType: integrationType.optional(),
  source: z.string().max(customerSourceMax).optional(),
  comment: z.string().max(customerCommentMax).optional(),
  solved: z.boolean().optional(),
  handled: z.boolean().optional(),
  /** As it was read; null saves whatever others have changed. */
  lastModified: timestamp.nullable().optional(),
});
export type CustomerInput = z.infer<typeof customerInput>;

export const customerOrder = z.enum([
  'lastModified',
  'name',
  'phone',
  'email',
  'source',
  'solved',
  'handled',
]);
export type CustomerOrder = z.infer<typeof customerOrder>;

/** The agent's `gdprInterval` is 0: nobody reads its customers. */
export const customersHiddenKey = 'customers.hidden';
/** Another customer has the phone number, or the address; `details.values` says who: `id` and `name`. */
export const duplicateKeys = {
  phone: 'customers.snackbar.duplicatePhone',
  email: 'customers.snackbar.duplicateEmail',
} as const;
export const customerChangedKey = 'customers.detail.changedByOther';
/** Together two customers would have more numbers, or addresses, than one can. */
export const mergeTooManyKey = 'customers.merge.tooMany';
export const customerProblemKeys = {
  phone: 'customers.detail.invalidPhone',
  email: 'customers.detail.invalidEmail',
  empty: 'customers.detail.empty',
  linkedPhone: 'customers.detail.invalidLinkedPhone',
} as const;

const customerParams = agentParams.extend({ customerId: id });
const boolInPath = z.enum(['true', 'false']).transform((text) => text === 'true');

export const getCustomers = endpoint({
  method: 'POST',
  path: '/customers/agentId/:agentId/orderBy/:orderBy/orderByAscending/:orderByAscending/skip/:skip/take/:take',
  summary: 'A page of the customers whose name, phone number, e-mail address or comment holds the text',
  access: staff,
  audit: 'reads',
  params: agentParams.extend({
    orderBy: customerOrder,
    orderByAscending: boolInPath,
    skip: numberInPath,
    take: numberInPath.max(200),
  }),
  query: nothing,
  body: z.object({ searchText: z.string().max(500).default('') }),
  reply: z.object({ list: z.array(customer), totalCount: z.int() }),
  errors: [customersHiddenKey],
  provides: ['customers'],
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/customers/agentId/:agentId/customerId/:customerId',
  summary: 'One customer with their conversations on all channels, newest first',
  access: staff,
  params: customerParams,
  query: nothing,
  body: nothing,
  reply: z.object({ customer, conversationList: z.array(conversationSummary) }),
  errors: [customersHiddenKey],
  provides: ['customer'],
});

export const getLinkablePhones = endpoint({
  method: 'GET',
  path: '/customers/linkablePhones/agentId/:agentId',
  summary: 'The phones of the agent, any of which a customer can be linked to, by number',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  /** `number` is E.164. */
  reply: z.object({ list: z.array(z.object({ id, number: z.string() })) }),
  errors: [customersHiddenKey],
  provides: [],
});

export const saveCustomer = endpoint({
  method: 'PATCH',
  path: '/customers/agentId/:agentId',
  summary:
    'Saves a customer; the all-zero id makes a new one. `phoneId` is one of the linkable phones, null for none; without it it stays',
  access: staff,
  params: agentParams,
  query: nothing,
  body: z.object({ customer: customerInput, phoneId: id.nullable().optional() }),
  reply: customer,
  errors: [
    customersHiddenKey,
    duplicateKeys.phone,
    duplicateKeys.email,
    customerChangedKey,
    ...Object.values(customerProblemKeys),
  ],
  invalidates: ['customers', 'customer'],
});

export const setCustomerSolved = endpoint({
  method: 'POST',
  path: '/customers/setSolved/agentId/:agentId/customerId/:customerId/solved/:solved',
  summary: 'Says whether what a customer came with is solved',
  access: staff,
  params: customerParams.extend({ solved: boolInPath }),
  query: nothing,
  body: nothing,
  reply: customer,
  errors: [customersHiddenKey],
  // The list keeps its order while its switches are turned.
  invalidates: ['customer'],
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/customers/agentId/:agentId/customerId/:customerId',
  summary: 'Deletes a customer; their conversations stay, without a name',
  access: staff,
  params: customerParams,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [customersHiddenKey],
  invalidates: ['customers'],
});

export const createToken = endpoint({
  method: 'POST',
  path: '/customers/createToken/agentId/:agentId/customerId/:customerId/integrationType/:integrationType/integrationId/:integrationId/setUserId/:setUserId',
  summary:
    'Begins a conversation with a customer, which a user has; the customer is mailed the address of it',
  access: staff,
  params: customerParams.extend({
    integrationType: z.coerce.number().pipe(z.literal(Object.values(IntegrationType))),
    integrationId: id,
    setUserId: id,
  }),
  query: nothing,
  body: nothing,
  reply: z.object({
    chatToken: id,
    /** Opens the conversation for whoever has it; to be passed on to the customer where no mail was sent. */
    address: z.string(),
    /** Where the mail went; null without an address, or on a server that sends no mail. */
    sentTo: z.string().nullable(),
  }),
  errors: [customersHiddenKey, 'customers.createToken.channel', 'customers.createToken.unknownUser'],
  invalidates: [],
});

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/customers/merge/agentId/:agentId/from/:fromId/into/:intoId',
  summary: 'Makes one customer of two: the second is kept and gets what it lacks, and the conversations',
  access: staff,
  params: agentParams.extend({ fromId: id, intoId: id }),
  query: nothing,
  body: nothing,
  reply: customer,
  errors: [customersHiddenKey, mergeTooManyKey],
  invalidates: ['customers', 'customer'],
});
