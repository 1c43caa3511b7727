import { distinctSecrets, secretsInText } from '@samtale/dialog';
import { z } from 'zod';
import { type ActionParameterName, actionDefinitions } from '../actions/action-definitions.ts';
import { actionParameter, type StoredFlowAction } from '../actions/actions.ts';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowUse } from '../flows/flow-use.ts';

export const secretNameMax = 60;
/** What is shorter could be part of any word, so it could not be hidden in what comes back. */
export const secretValueMin = 8;
export const secretValueMax = 4000;
/** Secrets of an agent. */
export const secretsMax = 200;

/** The message keys that a secret can be refused with. */
export const secretKeys = {
  name: 'secrets.error.name',
  nameTaken: 'secrets.error.nameTaken',
  tooShort: 'secrets.error.tooShort',
  tooMany: 'secrets.error.tooMany',
  inUse: 'secrets.error.inUse',
} as const;

export const secretName = z
  .string()
  .trim()
  .normalize()
  .max(secretNameMax)
  .regex(/^[\p{L}\p{N}_-]+$/u, secretKeys.name);
export const secretValue = z.string().trim().min(secretValueMin, secretKeys.tooShort).max(secretValueMax);

/** What of an action is sent with secrets, where they are named. */
export const parametersWithSecrets: readonly ActionParameterName[] = ['url', 'headers', 'body'];

/** The secrets that an action's request names, each once whatever its case. */
export function secretsInAction(
  action: Pick<StoredFlowAction, 'type' | 'intentActionParameterList'>,
): string[] {
  const { type, intentActionParameterList = [] } = action;
  const named = actionDefinitions[type].parameterList
    .filter(({ name }) => parametersWithSecrets.includes(name))
    .flatMap(({ name }) => secretsInText(actionParameter({ intentActionParameterList }, name)));
  return distinctSecrets(named);
}

/** Something that requests of flows are sent with and nobody reads again: its value is told to no one. */
export const secret = z.object({
  id,
  /** Unique within the agent, whatever the case. */
  name: z.string(),
  /** When its value was written, and by whom; null for somebody who is gone. */
  changedAt: timestamp,
  changedBy: z.string().nullable(),
  /** The flows that name it, as they are edited or as visitors get them, by title. */
  flowList: z.array(flowUse.extend({ languageId: id })),
});
export type Secret = z.infer<typeof secret>;

export const getSecrets = endpoint({
  method: 'GET',
  path: '/secret/agent/:agentId',
  summary: "The agent's secrets by name, without their values",
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(secret) }),
  provides: ['secrets'],
});

export const addSecret = endpoint({
  method: 'POST',
  path: '/secret/agent/:agentId',
  summary: 'Keeps a value under a name, sealed',
  access: developers,
  params: agentParams,
  query: nothing,
  body: z.object({ name: secretName, value: secretValue }),
  reply: z.object({ id, name: z.string() }),
  errors: [secretKeys.name, secretKeys.nameTaken, secretKeys.tooShort, secretKeys.tooMany],
  invalidates: ['secrets', 'checks'],
});

export const replaceSecret = endpoint({
  method: 'PUT',
  path: '/secret/agent/:agentId/secret/:secretId',
  summary: 'Gives a secret another value; requests are sent with it at once',
  access: developers,
  params: agentParams.extend({ secretId: id }),
  query: nothing,
  body: z.object({ value: secretValue }),
  reply: acknowledged,
  errors: [secretKeys.tooShort],
  invalidates: ['secrets'],
});

export const deleteSecret = endpoint({
  method: 'DELETE',
  path: '/secret/agent/:agentId/secret/:secretId',
  summary: 'Deletes a secret; one that flows name only when the call says so',
  access: developers,
  params: agentParams.extend({ secretId: id }),
  query: z.object({ evenInUse: z.enum(['true', 'false']).default('false') }),
  body: nothing,
  reply: acknowledged,
  errors: [secretKeys.inUse],
  invalidates: ['secrets', 'checks'],
});
