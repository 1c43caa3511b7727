import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { channels, IntegrationType } from '../conversations/channels.ts';
import {
  type ActionParameterName,
  type ActionParameterType,
  actionParameterNames,
  actionParameterTypes,
} from './action-parameters.ts';
import { ActionType, RecipientKind } from './actions.ts';

export interface ActionParameterDefinition {
  name: ActionParameterName;
  type: ActionParameterType;
  isRequired: boolean;
  /** Of a choice; the first is meant when nothing is chosen. */
  choices: readonly string[];
}

/** What a kind of action can do, and what it has to be told. */
export interface ActionDefinition {
  type: ActionType;
  /** The channels it can be done on. */
  integrationTypeList: readonly IntegrationType[];
  parameterList: readonly ActionParameterDefinition[];
  /** Empty for kinds that reach nobody. */
  recipientKindList: readonly RecipientKind[];
  /** Some recipient has to be named. */
  needsRecipient: boolean;
  /** It passes values on, so that it has to be told which. */
  passesValues: boolean;
  /** It brings values back, before the flow answers, and may fail. */
  yields: boolean;
}

const parameter = (
  name: ActionParameterName,
  type: ActionParameterType,
  { isRequired = false, choices = [] }: { isRequired?: boolean; choices?: readonly string[] } = {},
): ActionParameterDefinition => ({ name, type, isRequired, choices });

const required = { isRequired: true };
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

/** Every kind of action, by its type; the calls, the editor and the compiler go by it. */
export const actionDefinitions: { readonly [Type in ActionType]: ActionDefinition & { type: Type } } = {
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
      parameter('subject', 'line', required),
      parameter('text', 'text'),
      parameter('includesValues', 'flag'),
      parameter('replyTo', 'line'),
    ],
    recipientKindList: byMail,
    needsRecipient: true,
    passesValues: true,
  },
  [ActionType.sendSms]: {
    ...plain,
    ...everywhere,
    type: ActionType.sendSms,
    parameterList: [parameter('text', 'text', required), parameter('senderPhone', 'line')],
    recipientKindList: byPhone,
    needsRecipient: true,
  },
  [ActionType.apiRequest]: {
    ...plain,
    ...everywhere,
    type: ActionType.apiRequest,
    parameterList: [parameter('url', 'address', required)],
    passesValues: true,
    yields: true,
  },
  [ActionType.dynamicAPIRequest]: {
    ...plain,
    ...everywhere,
    type: ActionType.dynamicAPIRequest,
    parameterList: [
      parameter('method', 'choice', { choices: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }),
      parameter('url', 'address', required),
      parameter('headers', 'text'),
      parameter('body', 'text'),
      parameter('timeoutSeconds', 'number'),
    ],
    yields: true,
  },
  [ActionType.formRegistrationStart]: {
    ...plain,
    ...everywhere,
    type: ActionType.formRegistrationStart,
    parameterList: [parameter('formName', 'line', required)],
  },
  [ActionType.formRegistrationEnd]: {
    ...plain,
    ...everywhere,
    type: ActionType.formRegistrationEnd,
    parameterList: [parameter('url', 'address')],
    recipientKindList: byMail,
  },
  [ActionType.frontDeskGetLocations]: {
    ...plain,
    ...everywhere,
    type: ActionType.frontDeskGetLocations,
    parameterList: [parameter('url', 'address', required), parameter('locationParameter', 'alias', required)],
    yields: true,
  },
  [ActionType.frontDeskVerifyLocation]: {
    ...plain,
    ...everywhere,
    type: ActionType.frontDeskVerifyLocation,
    parameterList: [parameter('url', 'address', required), parameter('locationParameter', 'alias', required)],
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
};

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
});
