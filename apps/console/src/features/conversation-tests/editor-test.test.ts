import type { ConversationTest, TestTurn } from '@samtale/contract';
import { expect, test } from 'vitest';
import {
  acceptTurns,
  addTurn,
  changeTurn,
  type EditorTest,
  findTestProblems,
  isSameTest,
  moveTurn,
  readTest,
  removeTurn,
  testContent,
  withResult,
} from './editor-test.ts';

const flow = (id: string) => ({ id, title: id });
const turn = (text: string, flowId: string): TestTurn => ({
  text,
  pickedFlowId: null,
  minutesLater: 0,
  work: [],
  expected: { flows: [flow(flowId)], parameters: [], texts: ['Hej'] },
});
const got = (flowId: string) => ({ flows: [flow(flowId)], parameters: [], texts: ['Hej igen'] });
const saved: ConversationTest = {
  id: 'test',
  languageId: '0198a000-0000-7000-8000-0000000000da',
  title: 'Levering',
  mustHold: false,
  comparesWording: false,
  at: null,
  staffOnline: true,
  channel: 1,
  customer: null,
  turns: [turn('et', 'a'), turn('to', 'b'), turn('tre', 'c')],
  revision: 1,
  lastModified: '2026-11-20T09:00:00.000Z',
  result: {
    bot: 'draft',
    releaseNumber: null,
    ranAt: '2026-11-20T09:00:00.000Z',
    state: 'failed',
    turns: [
      { got: got('a'), differences: ['wording'], events: [] },
      { got: got('x'), differences: ['flow', 'wording'], events: [] },
      { got: got('c'), differences: [], events: [] },
    ],
  },
};
const read = readTest(saved);
const said = ({ turns }: EditorTest) => turns.map((each) => each.turn.text);

test('a test that is read and saved is the same', () => {
  expect(testContent(read).turns).toEqual(saved.turns);
  expect(isSameTest(read, readTest(structuredClone(saved)))).toBe(true);
  expect(isSameTest(read, { ...read, mustHold: true })).toBe(false);
});

test('turns are moved, removed and added', () => {
  expect(said(moveTurn('0', 1)(read))).toEqual(['to', 'et', 'tre']);
  expect(said(moveTurn('0', -1)(read))).toEqual(['et', 'to', 'tre']);
  expect(said(moveTurn('2', 1)(read))).toEqual(['et', 'to', 'tre']);
  expect(said(removeTurn('1')(read))).toEqual(['et', 'tre']);
  expect(said(addTurn('new')(read))).toEqual(['et', 'to', 'tre', '']);
});

test('what came of a turn is not told of one that is changed', () => {
  const results = changeTurn('1', { text: 'andet' })(read).turns.map(({ result }) => result !== null);
  expect(results).toEqual([true, false, true]);
});

test('a run is shown at the turns that are as they were saved, wherever they stand', () => {
  const { result } = saved;
  if (!result) throw new Error('it has been run');
  const edited = changeTurn('2', { text: 'andet' })(moveTurn('0', 1)(addTurn('new')(read)));
  const shown = withResult(saved, result)(edited).turns.map((each) => each.result?.got.flows[0]?.id);
  expect(shown).toEqual(['x', 'a', undefined, undefined]);
});

test('a test needs a name and something that is said', () => {
  const refused = (name: string) => `conversationTest.refused.${name}`;
  expect(findTestProblems(read)).toEqual({});
  expect(findTestProblems({ ...read, title: ' ' })).toEqual({ title: refused('missingTitle') });
  expect(findTestProblems(addTurn('new')({ ...read, turns: [] }))).toEqual({ turns: refused('nothingSaid') });
  expect(testContent(addTurn('new')(read)).turns).toHaveLength(3);
});

test('what came of one turn, or of all that were run, is accepted', () => {
  const one = acceptTurns('1')(read).turns.map((each) => each.turn.expected.flows[0]?.id);
  expect(one).toEqual(['a', 'x', 'c']);
  const all = acceptTurns()(addTurn('new')(read)).turns.map((each) => each.turn.expected.texts?.[0]);
  expect(all).toEqual(['Hej igen', 'Hej igen', 'Hej igen', undefined]);
});
