import { type Endpoint, endpoints, errorReply, errorStatus } from '@samtale/contract';
import { z } from 'zod';

const accessText = {
  public: 'Anyone may call this.',
  visitor: "Needs a conversation's visitor token as bearer token.",
  signedIn: 'Needs an access token.',
  agent: 'Needs an access token of a user with one of the roles on the agent.',
} as const;

/** The OpenAPI 3.1 document of every declared endpoint. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [noun, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Samtale',
      version: '1',
      description: 'The API of the Samtale console, widget and server.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorReply, 'output') },
    },
  };
}

function operation(noun: string, name: string, endpoint: Endpoint): object {
  const { access } = endpoint;
  const roles = access.kind === 'agent' ? ` Roles: ${access.roles.join(', ')}.` : '';
  const option =
    access.kind === 'agent' && access.includes ? ` Only for agents that include ${access.includes}.` : '';
  const admin = 'userAdmin' in access && access.userAdmin ? ' Only for user admins.' : '';
  const ended = 'whenEnded' in access && access.whenEnded ? ' Also when all plans have ended.' : '';
  const keys = endpoint.errors?.length ? `\n\nRefused with: ${endpoint.errors.join(', ')}.` : '';
  return {
    tags: [noun],
    operationId: name,
    summary: endpoint.summary,
    description: accessText[access.kind] + roles + option + admin + ended + keys,
    security: access.kind === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: {
      200: {
        description: 'Done',
        content: replyContent(endpoint),
      },
      default: {
        description: `Refused: one of ${Object.values(errorStatus).join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function replyContent({ reply, fileReply }: Endpoint): object {
  return fileReply
    ? { [fileReply]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(reply, 'output') } };
}

function requestBody(endpoint: Endpoint): object {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return {};
  const content = endpoint.rawBody
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  return { requestBody: { required: true, content } };
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made;
}
