import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ActionType,
  danish,
  endpoints,
  type FlowActionRecord,
  flowAction,
  newId,
  RecipientKind,
} from '@samtale/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';

let server: TestServer;
let staff: SignedIn;
let agentId: string;
let reply = '{}';
let asked: { url: string; body: string }[] = [];
const other = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  server = await startTestServer({ config: { allowedHosts: ['127.0.0.1'] } });
  agentId = await createAgent(server.app, { speaks: ['da'] });
  staff = await staffOf(server, agentId, [2]);
});
afterAll(async () => {
  await server.close();
  other.close();
});

const action = (
  type: ActionType,
  parameters: Record<string, string>,
  more: Partial<FlowActionRecord> = {},
): FlowActionRecord =>
  flowAction.parse({
    id: createId(),
    type,
    redirectIntentId: null,
    intentActionParameterList: Object.entries(parameters).map(([name, value]) => ({ name, value })),
    ...more,
  });
const tryIt = (tried: FlowActionRecord, values: Record<string, string> = {}) => {
  asked = [];
  return staff.call(endpoints.actions.tryRequest, {
    params: { agentId, languageId: danish.id },
    body: {
      action: tried,
      valueList: Object.entries(values).map(([name, value]) => ({ name, value })),
    },
  });
};

test('a request is tried with values, and shows what was sent, what came back and what it gave', async () => {
  reply = '{"order":{"lines":[{"name":"Ladcykel"}],"paid":true}}';
  const tried = action(
    ActionType.dynamicAPIRequest,
    { method: 'POST', url: `${url}/orders/{{no}}`, headers: 'X-Key: k', body: '{"who":"{{who}}"}' },
    {
      resultList: [
        { parameterAlias: 'line', path: 'order.lines[0].name' },
        { parameterAlias: 'paid', path: 'order.paid' },
        { parameterAlias: 'gone', path: 'order.nothing.here' },
      ],
    },
  );
  const trial = await tryIt(tried, { no: 'æ/1', who: 'A "B"' });
  expect(trial).toMatchObject({
    failure: null,
    request: { method: 'POST', url: `${url}/orders/%C3%A6%2F1`, body: '{"who":"A \\"B\\""}' },
    response: { status: 200, body: reply },
    valueList: [
      { parameterAlias: 'line', value: 'Ladcykel' },
      { parameterAlias: 'paid', value: 'true' },
      { parameterAlias: 'gone', value: null },
    ],
  });
  expect(asked).toEqual([{ url: '/orders/%C3%A6%2F1', body: '{"who":"A \\"B\\""}' }]);
});

test.for<[string, string, string | null]>([
  ['a list of names', '["Nord","Syd"]', 'Nord, Syd'],
  ['a list of places', '{"locations":[{"name":"Nord"},{"name":"Syd"}]}', 'Nord, Syd'],
  ['nothing', '[]', null],
])('locations are read from %s', async ([, body, value]) => {
  reply = body;
  const tried = action(ActionType.frontDeskGetLocations, { url, locationParameter: 'places' });
  const { valueList, failure } = await tryIt(tried);
  expect(valueList).toMatchObject([{ parameterAlias: 'places', value }]);
  expect(failure).toBe(value === null ? 'unreadable' : null);
});

test.for<[string, string, string | null]>([
  ['the one that is meant', '{"name":"Nord"}', 'Nord'],
  ['a list of one', '["Nord"]', 'Nord'],
  ['several that may be meant', '["Nord","Nordvest"]', null],
  ['none', '{"found":false}', null],
])('a location is verified by %s', async ([, body, value]) => {
  reply = body;
  const tried = action(ActionType.frontDeskVerifyLocation, {
    url: `${url}/find`,
    locationParameter: 'place',
  });
  const { valueList } = await tryIt(tried, { place: 'nord øst' });
  expect(valueList).toMatchObject([{ parameterAlias: 'place', value }]);
  expect(asked[0]?.url).toBe('/find?location=nord%20%C3%B8st');
});

test('what is no request is refused; a private address is not called', async () => {
  const none = await refusal(tryIt(action(ActionType.sendEmail, { subject: 'S' })));
  expect(none).toMatchObject({ status: 400, messageKey: 'actions.request.notARequest' });
  const trial = await tryIt(action(ActionType.dynamicAPIRequest, { url: 'http://10.1.2.3/' }));
  expect(trial).toMatchObject({ failure: 'forbiddenAddress', response: null });
});

test('the form registrations there are, with their flows', async () => {
  const start = action(ActionType.formRegistrationStart, { formName: 'Tilmelding' });
  const id = await createFlow(server.app, { agentId, title: 'Meld til', actions: [start] });
  const { list } = await staff.call(endpoints.actions.getFormRegistrationIntentActionList, {
    params: { agentId },
  });
  expect(list).toEqual([
    { id: start.id, formName: 'Tilmelding', intentId: id, intentTitle: 'Meld til', languageId: danish.id },
  ]);
});

test('every kind of action is told of, with the channels it can be done on', async () => {
  const { list } = await staff.call(endpoints.actions.getAllActions, {});
  expect(list.map(({ type }) => type).sort((a, b) => a - b)).toEqual(
    Object.values(ActionType).sort((a, b) => a - b),
  );
  expect(list.find(({ type }) => type === ActionType.hangupCall)).toMatchObject({ integrationTypeList: [3] });
});

test("colleagues are found by name, the agent's own only", async () => {
  const find = async (name: string) => {
    const { list } = await staff.call(endpoints.team.searchOnTeamContact, { params: { agentId, name } });
    return list.map(({ email }) => email);
  };
  await staffOf(server, await createAgent(server.app, { speaks: ['da'] }));
  expect(await find('*')).toEqual([staff.user.email]);
  expect(await find(staff.user.email.slice(0, 5))).toEqual([staff.user.email]);
  expect(await find('%')).toEqual([]);
});

test.for<[string, FlowActionRecord, string]>([
  ['a mail without recipients', action(ActionType.sendEmail, { subject: 'S' }), 'actionWithoutRecipient'],
  [
    'a mail without a subject',
    action(ActionType.sendEmail, {}, { recipientList: [{ kind: RecipientKind.address, value: 'a@b.dk' }] }),
    'actionWithoutParameter',
  ],
  [
    'a mail to a phone',
    action(
      ActionType.sendEmail,
      { subject: 'S' },
      { recipientList: [{ kind: RecipientKind.sip, value: 'x' }] },
    ),
    'actionWithoutRecipient',
  ],
  ['a request to nowhere', action(ActionType.dynamicAPIRequest, {}), 'actionWithoutParameter'],
  ['a request to a path', action(ActionType.dynamicAPIRequest, { url: '/orders' }), 'actionWithBadAddress'],
  [
    'a call that ends in the chat',
    action(ActionType.hangupCall, {}, { integrationTypeList: [1] }),
    'actionNotForChannel',
  ],
  ['the end of no registration', action(ActionType.formRegistrationEnd, {}), 'actionWithoutForm'],
  [
    'a value without a name',
    action(
      ActionType.apiRequest,
      { url: 'https://x.dk' },
      { resultList: [{ parameterAlias: '', path: 'a' }] },
    ),
    'conditionWithoutParameter',
  ],
  [
    'two conditions of opening hours',
    action(
      ActionType.chatWithHuman,
      {},
      {
        conditionList: [1, 2].map((kind) => ({
          id: newId,
          kind: kind as 1 | 2,
          parameterAlias: '',
          operator: 'equals',
          value: '',
          officeTimeList: [],
        })),
      },
    ),
    'tooManyTimeConditions',
  ],
])('%s keeps a flow from being published', async ([, wrong, key]) => {
  const body = flowInput({
    title: key,
    chatResponseList: answerOf('Ja'),
    intentActionList: [wrong],
    isActive: true,
  });
  const params = { agentId, languageId: danish.id };
  const refused = await refusal(staff.call(endpoints.flows.addOrUpdateFlow, { params, body }));
  expect(refused.details.fields?.map(({ messageKey }) => messageKey)).toContain(
    `intentDetail.snackbar.${key}`,
  );
});
