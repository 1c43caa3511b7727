import {
  type ConversationTest,
  IntegrationType,
  type TestContent,
  type TestResult,
  type TestTurn,
} from '@samtale/contract';
import type { Problems } from '../../lib/forms/check-record.ts';
import { newGuid } from '../../ui/new-guid.ts';

/** A turn as the editor has it. */
export interface EditorTurn {
  /** Stays the same while it is moved. */
  key: string;
  turn: TestTurn;
  /** What came of it last; null when it is not what was run. */
  result: TestResult['turns'][number] | null;
}

export interface EditorTest extends Omit<TestContent, 'turns'> {
  turns: readonly EditorTurn[];
}

export type TestChange = (test: EditorTest) => EditorTest;

/** A test in which nothing is said yet. */
const emptyTest: EditorTest = {
  title: '',
  mustHold: false,
  comparesWording: false,
  at: null,
  staffOnline: true,
  channel: IntegrationType.widget,
  customer: null,
  turns: [],
};

/** A test as the editor has it. */
export function readTest(test: ConversationTest): EditorTest {
  const { title, mustHold, comparesWording, at, staffOnline, channel, customer, turns, result } = test;
  return {
    title,
    mustHold,
    comparesWording,
    at,
    staffOnline,
    channel,
    customer,
    turns: turns.map((turn, index) => ({
      key: String(index),
      turn,
      result: result?.turns[index] ?? null,
    })),
  };
}

/** Turns in which something is said. */
const spoken = ({ turns }: EditorTest): TestTurn[] =>
  turns.flatMap(({ turn }) => (turn.text.trim() ? [turn] : []));

/** A test as it is saved. */
export const testContent = (test: EditorTest): TestContent => ({ ...test, turns: spoken(test) });

/** Why a test cannot be saved: message keys by the part at fault. */
export function findTestProblems(test: EditorTest): Problems {
  const key = (name: 'missingTitle' | 'nothingSaid') => `conversationTest.refused.${name}`;
  if (!test.title.trim()) return { title: key('missingTitle') };
  return spoken(test).length ? {} : { turns: key('nothingSaid') };
}

/** Shows how a test went as it is saved, at those of its turns that have not been changed since. */
export const withResult =
  (saved: ConversationTest, result: TestResult): TestChange =>
  (test) => ({
    ...test,
    turns: test.turns.map((each) => {
      // The key of a turn that was read is its place.
      const place = Number(each.key);
      const isSame = JSON.stringify(saved.turns[place]) === JSON.stringify(each.turn);
      return { ...each, result: (isSame && result.turns[place]) || null };
    }),
  });

/** Whether the same would be saved. */
export const isSameTest = (one: EditorTest, other: EditorTest): boolean =>
  one === other || JSON.stringify(testContent(one)) === JSON.stringify(testContent(other));

const withTurns =
  (change: (turns: readonly EditorTurn[]) => readonly EditorTurn[]): TestChange =>
  (test) => ({ ...test, turns: change(test.turns) });

/** Changes one turn. How it went is told again once it is saved. */
export const changeTurn = (key: string, part: Partial<TestTurn>): TestChange =>
  withTurns((turns) =>
    turns.map((each) =>
      each.key === key ? { ...each, turn: { ...each.turn, ...part }, result: null } : each,
    ),
  );

export const removeTurn = (key: string): TestChange =>
  withTurns((turns) => turns.filter((turn) => turn.key !== key));

/** Moves a turn a step up or down. */
export const moveTurn = (key: string, step: -1 | 1): TestChange =>
  withTurns((turns) => {
    const from = turns.findIndex((turn) => turn.key === key);
    const moved = turns[from];
    const to = from + step;
    if (!moved || to < 0 || to >= turns.length) return turns;
    return turns.toSpliced(from, 1).toSpliced(to, 0, moved);
  });

/** A new turn at the end, of which nothing is expected yet. */
export const addTurn = (key: string): TestChange =>
  withTurns((turns) => [
    ...turns,
    {
      key,
      turn: {
        text: '',
        pickedFlowId: null,
        minutesLater: 0,
        work: [],
        expected: { flows: [], parameters: [], texts: null },
      },
      result: null,
    },
  ]);

/** Expects no flow of any turn: those that were chosen belong elsewhere. */
export const forgetFlows: TestChange = withTurns((turns) =>
  turns.map((each) => ({
    ...each,
    turn: { ...each.turn, expected: { ...each.turn.expected, flows: [] } },
  })),
);

/** What came of turns is what is expected of them from now on; of all turns, or of one. */
export const acceptTurns = (key?: string): TestChange =>
  withTurns((turns) =>
    turns.map((each) =>
      each.result && (key === undefined || each.key === key)
        ? { ...each, turn: { ...each.turn, expected: each.result.got } }
        : each,
    ),
  );

/** A test that is begun: there is a turn to write in. */
export const newTest = (): EditorTest => addTurn(newGuid())(emptyTest);
