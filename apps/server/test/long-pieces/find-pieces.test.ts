import { expect, it } from 'vitest';
import { describePieces } from './describe-pieces.ts';
import { findPieces } from './find-pieces.ts';
import { onClock } from './now.ts';
import { type Frame, type Sample, samplesOf } from './stacks.ts';

const root = '/house/apps/server';

/** A stack from the outermost function on, each as its name and its file. */
function stackOf(...functions: [name: string, url: string][]): Frame {
  return functions.reduce<Frame | null>(
    (caller, [name, url]) => ({ name, url, line: 7, caller }),
    null,
  ) as Frame;
}

const loop: [string, string] = ['processTicksAndRejections', 'node:internal/process/task_queues'];
const importing = stackOf(
  loop,
  ['importAgent', `${root}/src/features/exchange/import-agent.ts`],
  ['next', '/house/node_modules/some-library/index.js'],
);
const ofTest = stackOf(
  loop,
  ['(anonymous)', `${root}/src/features/exchange/import.test.ts`],
  ['planFlows', `${root}/src/features/exchange/plan-flows.ts`],
);
const reading = stackOf(loop, ['parse', '/house/node_modules/pg-protocol/dist/parser.js']);
const loading = stackOf(
  ['importAgent', `${root}/src/features/exchange/import-agent.ts`],
  ['run', 'node:internal/modules/esm/module_job'],
  ['(anonymous)', `${root}/src/features/exchange/map-flow.ts`],
);
const idle = stackOf(['(idle)', '']);
const native = stackOf(['(program)', '']);
const measuring = stackOf(['slowness', `${root}/test/long-pieces/slowness.ts`], ['parse', '']);
const garbage = stackOf(['(garbage collector)', '']);

/** Samples of so many milliseconds each, one after the other from 0 on. */
function samplesFor(...stretches: [frame: Frame, ms: number][]): Sample[] {
  let at = 0;
  return stretches.flatMap(([frame, ms]) =>
    Array.from({ length: ms }, () => {
      at += 1;
      return { at: at - 0.5, took: 1, frame };
    }),
  );
}

const piecesOf = (
  samples: Sample[],
  ...turns: [from: number, to: number, cpuMs?: number, slowness?: number, endsInMessage?: boolean][]
) =>
  findPieces(
    samples,
    turns.map(([from, to, cpuMs = to - from, slowness = 1, endsInMessage = false]) => ({
      from,
      to,
      cpuMs,
      slowness,
      endsInMessage,
    })),
    50,
  ).map(({ from, to, ms }) => ({ from, to, ms }));

it('counts what the server does in a turn of the event loop, and not what it does in two', () => {
  const samples = samplesFor([idle, 10], [importing, 40], [importing, 40], [idle, 10]);
  expect(piecesOf(samples, [10, 50], [50, 100])).toEqual([]);
  expect(piecesOf(samples, [10, 100])).toEqual([{ from: 10, to: 100, ms: 80 }]);
});

it('leaves out what tests do, waiting, and the loading of modules', () => {
  expect(piecesOf(samplesFor([ofTest, 100]), [0, 100])).toEqual([]);
  expect(piecesOf(samplesFor([importing, 40], [idle, 100], [native, 40]), [0, 180])).toEqual([]);
  expect(piecesOf(samplesFor([importing, 40], [loading, 100]), [0, 140])).toEqual([]);
});

it('gives what no stack tells to whoever had the time before, or else has it next', () => {
  const amid = samplesFor([importing, 30], [garbage, 10], [reading, 10], [native, 5], [importing, 6]);
  expect(piecesOf(amid, [0, 61])).toMatchObject([{ ms: 51 }]);
  const before = samplesFor([reading, 45], [importing, 6]);
  expect(piecesOf(before, [0, 51])).toMatchObject([{ ms: 51 }]);
  const afterTest = samplesFor([ofTest, 10], [native, 45], [importing, 6]);
  expect(piecesOf(afterTest, [0, 61])).toEqual([]);
});

it('does not count the collection of garbage', () => {
  expect(piecesOf(samplesFor([importing, 30], [garbage, 60], [importing, 10]), [0, 100])).toEqual([]);
});

it('counts the time of a processor', () => {
  const samples = samplesFor([importing, 60], [ofTest, 60]);
  expect(piecesOf(samples, [0, 120, 120])).toMatchObject([{ ms: 60 }]);
  expect(piecesOf(samples, [0, 120, 90])).toEqual([]);
});

it('counts what it would take on a calm machine', () => {
  const samples = samplesFor([importing, 120]);
  expect(piecesOf(samples, [0, 120, 120, 2])).toMatchObject([{ ms: 60 }]);
  expect(piecesOf(samples, [0, 120, 120, 3])).toEqual([]);
});

it('counts reading what a thread sent before the turn begins that it is for', () => {
  const read = samplesFor([importing, 1], [idle, 10], [native, 60], [importing, 2]);
  const before = (to: number) => [0, to, to, 1, true] as [number, number, number, number, boolean];
  expect(piecesOf(read, before(71), [71, 73])).toMatchObject([{ ms: 60 }]);
  const measured = samplesFor([idle, 10], [native, 60], [measuring, 20], [importing, 2]);
  expect(piecesOf(measured, before(70), [90, 92])).toMatchObject([{ ms: 60 }]);
  const forTest = samplesFor([idle, 10], [native, 60], [ofTest, 2]);
  expect(piecesOf(forTest, before(70), [70, 72])).toEqual([]);
});

it('does not count what V8 does by itself between turns', () => {
  const alone = samplesFor([importing, 1], [idle, 10], [native, 60], [importing, 2]);
  expect(piecesOf(alone, [0, 71], [71, 73])).toEqual([]);
  const amid = samplesFor([idle, 10], [native, 60], [importing, 2]);
  expect(piecesOf(amid, [0, 72])).toMatchObject([{ ms: 62 }]);
});

it('reads a profile, and counts no time in which the thread waited for a processor', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frameOf('(root)', ''), children: [2, 4] },
      { id: 2, callFrame: frameOf('importAgent', `${root}/src/import-agent.js`), children: [3] },
      { id: 3, callFrame: frameOf('planFlows', `${root}/src/plan-flows.js`) },
      { id: 4, callFrame: frameOf('(idle)', '') },
    ],
    startTime: momentOf(500),
    endTime: 0,
    samples: [4, 2, 3, 3],
    timeDeltas: [1000, 1000, 1500, 70_000],
  };
  const samples = samplesOf(profile);
  expect(samples.map(({ at, took }) => [Math.round(at * 10) / 10, took])).toEqual([
    [501, 1],
    [502, 1],
    [503.5, 1.5],
    [573.5, 2],
  ]);
  const turn = { from: 501.5, to: 580 };
  const pieces = findPieces(samples, [{ ...turn, cpuMs: 10, slowness: 1, endsInMessage: false }], 2);
  expect(pieces).toMatchObject([
    { ...turn, ms: 4.5, calls: [{ ms: 4.5, inner: [{ frame: { name: 'planFlows' }, ms: 3.5, inner: [] }] }] },
  ]);
  expect(describePieces(pieces, [{ name: 'imports a bot', from: 570, to: 600 }])).toBe(
    `5 ms in one go, during “imports a bot”:
  5 ms importAgent (${root}/src/import-agent.js:4)
    4 ms planFlows (${root}/src/plan-flows.js:4)`,
  );
});

/** The same moment on V8's clock. */
const momentOf = (at: number) => (at - onClock(0)) * 1000;

function frameOf(functionName: string, url: string) {
  return { functionName, url, lineNumber: 3, columnNumber: 0, scriptId: '1' };
}
