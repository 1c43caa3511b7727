import { type TestContent, testTitleMax } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import { mapInTurns } from '../../platform/in-turns.ts';
import { FreeTitles } from './free-titles.ts';
import { noteTitle, type Planned, type Planning } from './plan-named.ts';

/**
 * Conversation tests by title, with the agent's ids of the flows they name. What a test names that the file lacks stays
 * named, so that the test tells of it when it is run; it is noted. To be done in turns, like all that is planned.
 */
export function* planTests(
  list: readonly TestContent[],
  known: readonly { id: string; title: string }[],
  flowIds: ReadonlyMap<string, string>,
  planning: Planning,
): Generator<void, Planned<TestContent>[]> {
  const present = Map.groupBy(known, keyOf);
  const titles = new FreeTitles(
    known.map(({ title }) => title),
    testTitleMax,
    (title, number) => `${title} (${number})`,
  );
  const planOf = (test: TestContent): Planned<TestContent> => {
    const same = present.get(keyOf(test))?.shift();
    if (same) planning.existingList.push(same.title);
    if (same && planning.existing === 'skip') return { source: test, ...same, act: 'skip' };
    const source = withFlows(test, flowIds, planning);
    if (same && planning.existing === 'replace') return { source, ...same, act: 'replace' };
    // Tests may share a title: only one that is kept beside another is told apart by a number.
    const title = same ? titles.take(test.title) : test.title;
    noteTitle(test.title, title, planning);
    return { source, id: createId(), title, act: 'create' };
  };
  return yield* mapInTurns(list, planOf);
}

const keyOf = ({ title }: { title: string }) => title.trim().toLowerCase();

function withFlows(
  test: TestContent,
  flowIds: ReadonlyMap<string, string>,
  { notes, languageCode }: Planning,
): TestContent {
  const flowOf = (id: string, title: string) => {
    const known = flowIds.get(id);
    if (!known) notes.add('unknownTestFlow', { languageCode, title: test.title }, title);
    return known ?? id;
  };
  return {
    ...test,
    turns: test.turns.map((turn) => ({
      ...turn,
      // What is picked is called by the title of its suggestion.
      pickedFlowId: turn.pickedFlowId && flowOf(turn.pickedFlowId, turn.text),
      expected: {
        ...turn.expected,
        flows: turn.expected.flows.map(({ id, title }) => ({ id: flowOf(id, title), title })),
      },
    })),
  };
}
