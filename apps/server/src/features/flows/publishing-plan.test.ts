import { danish, endpoints, type SentFlow } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { applyPlans } from './apply-plans.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeEach);
let now: Date;
beforeEach(async () => {
  now = server.app.now();
});

const params = () => ({ agentId: bot.agentId, languageId: danish.id });
const save = (body: SentFlow) => staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body });
const read = (intentId: string) => staff.call(endpoints.flows.getFlow, { params: { ...params(), intentId } });
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const applyIn = (minutes: number) => applyPlans({ ...server.app, now: () => new Date(inMinutes(minutes)) });
const state = ({ isActive, isPublished, isPlanned }: Awaited<ReturnType<typeof read>>) =>
  [isActive && 'active', isPublished && 'published', isPlanned && 'planned'].filter(Boolean).join(' ');

test('a flow with a plan waits, answers while its time is, and goes again', async () => {
  const plan = { publishAt: inMinutes(10), unPublishAt: inMinutes(20) };
  const flow = await save(flowInput(plan));
  expect(flow).toMatchObject(plan);
  expect(state(flow)).toBe('planned');
  await applyIn(9);
  expect(state(await read(flow.id))).toBe('planned');
  await applyIn(10);
  expect(state(await read(flow.id))).toBe('active published');
  await applyIn(19);
  expect(state(await read(flow.id))).toBe('active published');
  await applyIn(20);
  expect(state(await read(flow.id))).toBe('');
  // Published once more, its history goes on.
  const again = await read(flow.id);
  expect(state(await save({ ...inputOf(again), isActive: true, publishAt: null, unPublishAt: null }))).toBe(
    'active published',
  );
  const { list } = await staff.call(endpoints.flows.getFlowVersions, {
    params: { ...params(), intentId: flow.id },
  });
  expect(list.map(({ version, isLive }) => [version, isLive])).toEqual([
    [2, true],
    [1, false],
  ]);
});

test('visitors keep what is published until the moment comes, and a draft undoes the plan', async () => {
  const live = await save(flowInput());
  const plan = { publishAt: inMinutes(10), unPublishAt: inMinutes(20) };
  const planned = await save({ ...inputOf(live), ...plan, chatResponseList: answerOf('Nyt') });
  expect(state(planned)).toBe('published planned');
  const draft = await save({ ...inputOf(planned), isActive: false });
  expect(state(draft)).toBe('published');
  await applyIn(15);
  expect(state(await read(live.id))).toBe('published');
});

test('a draft of a flow that is to go does not keep it', async () => {
  const flow = await save(flowInput({ publishAt: inMinutes(1), unPublishAt: inMinutes(20) }));
  await applyIn(2);
  await save({ ...inputOf(await read(flow.id)), isActive: false });
  await applyIn(20);
  expect(state(await read(flow.id))).toBe('');
});

test('a plan that is over before anybody looked publishes nothing', async () => {
  const flow = await save(flowInput({ publishAt: inMinutes(1), unPublishAt: inMinutes(2) }));
  await applyIn(30);
  expect(state(await read(flow.id))).toBe('');
});

test.for([
  ['missingPublishAtOrUnPublishAt', 'unPublishAt', { publishAt: '2030-01-01T00:00:00.000Z' }],
  ['missingPublishAtOrUnPublishAt', 'publishAt', { unPublishAt: '2030-01-01T00:00:00.000Z' }],
  [
    'UnPublishAtIsPriorToPublishAt',
    'unPublishAt',
    { publishAt: '2030-01-01T00:00:00.000Z', unPublishAt: '2030-01-01T00:00:00.000Z' },
  ],
] as const)('%s at %s, in drafts too', async ([key, path, plan]) => {
  for (const isActive of [true, false]) {
    const messageKey = `intentDetail.snackbar.${key}`;
    expect(await refusal(save(flowInput({ ...plan, isActive })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path, messageKey }] },
    });
  }
});
