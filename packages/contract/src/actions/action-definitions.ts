import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { channels, IntegrationType } from '../conversations/channels.ts';

/** Kinds of action, by the numbers that are stored. */
export const ActionType = {
  sendEmail: 1,
  redirectIntent: 2,
  apiRequest: 3,
  chatWithHuman: 4,
  forwardCall: 5,
  sendSms: 6,
  hangupCall: 7,
  formRegistrationStart: 8,
  formRegistrationEnd: 9,
  frontDeskGetLocations: 10,
  frontDeskVerifyLocation: 11,
  closeChatbot: 12,
  dynamicAPIRequest: 13,
} as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

/** Whom an action reaches. */
export const RecipientKind = {
  /** A phone number, or an e-mail address, written with the action. */
  address: 1,
  /** A person of the staff: `value` is the user's id. */
  contact: 2,
  /** What was said: `value` is a parameter's name. */
  property: 3,
  /** The number that the customer calls or writes from. */
  endUserNumber: 4,
  /** A SIP address. */
  sip: 5,
} as const;
export type RecipientKind = (typeof RecipientKind)[keyof typeof RecipientKind];

/** How a parameter is written: a line, several lines, an address, one of `choices`, yes or no, a number, or the name of a value. */
export const actionParameterTypes = ['line', 'text', 'address', 'choice', 'flag', 'number', 'alias'] as const;
export type ActionParameterType = (typeof actionParameterTypes)[number];

interface ParameterDefinition<Name extends string, Required extends boolean> {
  name: Name;
  type: ActionParameterType;
  isRequired: Required;
  /** Of a choice; the first is meant when nothing is chosen. */
  choices: readonly string[];
  /** Longest value, in characters. What is saved is read by it too, so it never becomes less. */
  max: number;
}

/** What a kind of action can do, and what it has to be told. */
export interface ActionDefinition<Parameter = ActionParameterDefinition> {
  type: ActionType;
  /** The channels it can be done on. */
  integrationTypeList: readonly IntegrationType[];
  parameterList: readonly Parameter[];
  /** Empty for kinds that reach nobody. */
  recipientKindList: readonly RecipientKind[];
  /** Some recipient has to be named. */
  needsRecipient: boolean;
  /** It passes values on, so that it has to be told which. */
  passesValues: boolean;
  /** It brings values back, before the flow answers, and may fail. */
  yields: boolean;
}

type Options = Partial<Pick<ParameterDefinition<string, boolean>, 'choices' | 'max'>>;

const optional = <const Name extends string>(
  name: Name,
  type: ActionParameterType,
  options: Options = {},
): ParameterDefinition<Name, false> => ({
  name,
  type,
  isRequired: false,
  choices: [],
  max: 20_000,
  ...options,
});

const required = <const Name extends string>(
  name: Name,
  type: ActionParameterType,
  options: Options = {},
): ParameterDefinition<Name, true> => ({ ...optional(name, type, options), isRequired: true });

const everywhere = { integrationTypeList: channels };
const written = [IntegrationType.widget, IntegrationType.facebook, IntegrationType.sms];
const byMail = [RecipientKind.address, RecipientKind.contact, RecipientKind.property];
const byPhone = [RecipientKind.address, RecipientKind.property, RecipientKind.endUserNumber];
const plain = {
  parameterList: [],
  recipientKindList: [],
  needsRecipient: false,
  passesValues: false,
  yields: false,
};

const definitions = {
  [ActionType.redirectIntent]: { ...plain, ...everywhere, type: ActionType.redirectIntent },
  [ActionType.chatWithHuman]: { ...plain, type: ActionType.chatWithHuman, integrationTypeList: written },
  [ActionType.closeChatbot]: {
    ...plain,
    type: ActionType.closeChatbot,
    integrationTypeList: [IntegrationType.widget],
  },
  [ActionType.sendEmail]: {
    ...plain,
    ...everywhere,
    type: ActionType.sendEmail,
    parameterList: [
      required('subject', 'line'),
      optional('text', 'text'),
      optional('includesValues', 'flag'),
      optional('replyTo', 'line'),
    ],
    recipientKindList: byMail,
    needsRecipient: true,
    passesValues: true,
  },
  [ActionType.sendSms]: {
    ...plain,
    ...everywhere,
    type: ActionType.sendSms,
    parameterList: [required('text', 'text'), optional('senderPhone', 'line')],
    recipientKindList: byPhone,
    needsRecipient: true,
  },
  [ActionType.apiRequest]: {
    ...plain,
    ...everywhere,
    type: ActionType.apiRequest,
    parameterList: [required('url', 'address')],
    passesValues: true,
    yields: true,
  },
  [ActionType.dynamicAPIRequest]: {
    ...plain,
    ...everywhere,
    type: ActionType.dynamicAPIRequest,
    parameterList: [
      optional('method', 'choice', { choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }),
      required('url', 'address'),
      optional('headers', 'text'),
      optional('body', 'text'),
      optional('timeoutSeconds', 'number'),
    ],
    yields: true,
  },
  [ActionType.formRegistrationStart]: {
    ...plain,
    ...everywhere,
    type: ActionType.formRegistrationStart,
    parameterList: [required('formName', 'line')],
  },
  [ActionType.formRegistrationEnd]: {
    ...plain,
    ...everywhere,
    type: ActionType.formRegistrationEnd,
    parameterList: [optional('url', 'address')],
    recipientKindList: byMail,
  },
  [ActionType.frontDeskGetLocations]: {
    ...plain,
    ...everywhere,
    type: ActionType.frontDeskGetLocations,
    parameterList: [required('url', 'address'), required('locationParameter', 'alias')],
    yields: true,
  },
  [ActionType.frontDeskVerifyLocation]: {
    ...plain,
    ...everywhere,
    type: ActionType.frontDeskVerifyLocation,
    parameterList: [required('url', 'address'), required('locationParameter', 'alias')],
    yields: true,
  },
  [ActionType.forwardCall]: {
    ...plain,
    type: ActionType.forwardCall,
    integrationTypeList: [IntegrationType.phoneCall],
    recipientKindList: [RecipientKind.address, RecipientKind.property, RecipientKind.sip],
    needsRecipient: true,
  },
  [ActionType.hangupCall]: {
    ...plain,
    type: ActionType.hangupCall,
    integrationTypeList: [IntegrationType.phoneCall],
  },
} satisfies { [Type in ActionType]: ActionDefinition<ParameterDefinition<string, boolean>> & { type: Type } };

type Defined = (typeof definitions)[ActionType]['parameterList'][number];
/** What actions can be told beside their own fields. */
export type ActionParameterName = Defined['name'];
/** What some kind of action cannot do without. */
export type RequiredParameterName = Extract<Defined, { isRequired: true }>['name'];
export type ActionParameterDefinition =
  | ParameterDefinition<RequiredParameterName, true>
  | ParameterDefinition<ActionParameterName, false>;

/** Every kind of action, by its type; the calls, the editor and the compiler go by it. */
export const actionDefinitions: { readonly [Type in ActionType]: ActionDefinition & { type: Type } } =
  definitions;

const defined = Object.values(actionDefinitions).flatMap(({ parameterList }) => parameterList);
export const actionParameterNames = [...new Set(defined.map(({ name }) => name))];
/** Longest value of any parameter, in characters. */
export const longestActionParameter = Math.max(...defined.map(({ max }) => max));

/** Longest value of a parameter of that kind of action. */
export const actionParameterMaxOf = (type: ActionType, wanted: ActionParameterName): number =>
  actionDefinitions[type].parameterList.find(({ name }) => name === wanted)?.max ?? longestActionParameter;

const definitionRecord = z.object({
  type: z.literal(Object.values(ActionType)),
  integrationTypeList: z.array(z.literal(Object.values(IntegrationType))),
  parameterList: z.array(
    z.object({
      name: z.enum(actionParameterNames),
      type: z.enum(actionParameterTypes),
      isRequired: z.boolean(),
      choices: z.array(z.string()),
    }),
  ),
  recipientKindList: z.array(z.literal(Object.values(RecipientKind))),
  needsRecipient: z.boolean(),
  passesValues: z.boolean(),
  yields: z.boolean(),
  /** False while the server is not set up to do it: no mail server, or no provider of text messages. */
  isSetUp: z.boolean(),
});

export const getAllActions = endpoint({
  method: 'GET',
  path: '/intent/getAllActions',
  summary: 'Every kind of action: its channels, what it has to be told, and whether the server can do it',
  access: { kind: 'signedIn' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(definitionRecord) }),
  provides: [],
});

export const getFormRegistrationIntentActionList = endpoint({
  method: 'GET',
  path: '/intent/getFormRegistrationIntentActionList/agentId/:agentId',
  summary: "The form registrations that the agent's flows start",
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(
      z.object({
        /** Of the action that starts it. */
        id,
        formName: z.string(),
        intentId: id,
        intentTitle: z.string(),
        languageId: id,
      }),
    ),
  }),
  provides: [],
});
