// Turns a second of the dialog alone, in process: node our-steps.ts <steps.json>, a `StepsTask`
// Prints one line of JSON, a `StepsResult`. The other side is bench/peers/xstate-steps.mjs.
import { readFileSync } from 'node:fs';
import { advance, applyEvent, type CompiledLanguage, initialState } from '@samtale/dialog';
import type { StepsResult, StepsTask } from './steps-task.ts';

const { flows, steps } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as StepsTask;
const leastMeasuredMs = 2000;
const parents = new Set(flows.map(({ parentId }) => parentId));
const language: CompiledLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold: 0.5,
  welcomeBackMinutes: 60,
  flows: Object.fromEntries(
    flows.map(({ id, parentId }) => [
      id,
      {
        id,
        title: id,
        parentId,
        hasFollowUps: parents.has(id),
        responses: [{ bubbles: [{ delay: 0, messages: [{ kind: 'text' as const, text: id }] }] }],
        actions: [],
      },
    ]),
  ),
};
const now = Date.now();
const at = new Date(now).toISOString();
const here = { now, channel: 1, staffOnline: false, matches: () => false, retrieve: () => [] } as const;

let taken = 0;
const measuredFrom = performance.now();
while (performance.now() - measuredFrom < leastMeasuredMs) {
  let state = initialState;
  for (const flowId of steps) {
    const understood = { layer: 'classifier', ranking: [{ flowId, confidence: 0.9 }] } as const;
    const step = advance(state, { type: 'said', text: 'words', understood }, language, here);
    if (step.refusal !== null) throw new Error(step.refusal);
    for (const event of step.events)
      state = applyEvent(state, { seq: state.seq + 1, at, clientId: null, event });
  }
  taken += steps.length;
}
const result: StepsResult = { stepsPerSecond: taken / ((performance.now() - measuredFrom) / 1000) };
console.log(JSON.stringify(result));
