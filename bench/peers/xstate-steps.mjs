// Steps a second of an XState machine with a state for each flow: node xstate-steps.mjs <steps.json>
// steps.json: { "flows": [{ "id", "parentId" }], "steps": ["flow id"] }
// Prints one line of JSON: { stepsPerSecond }.
import { readFileSync } from 'node:fs';
import { assign, createMachine, getInitialSnapshot, transition } from 'xstate';

const { flows, steps } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const key = (id) => `f${id.replaceAll('-', '')}`;
// A flow without a parent can be come to from everywhere, a follow-up from its parent and its siblings.
const followUps = Map.groupBy(flows, ({ parentId }) => parentId);
const to = ({ id }) => [
  key(id),
  {
    target: `#bot.${key(id)}`,
    actions: assign({ said: ({ event }) => event.text, at: ({ event }) => event.at }),
  },
];
const machine = createMachine({
  id: 'bot',
  initial: 'begun',
  context: { said: '', at: 0 },
  on: Object.fromEntries((followUps.get(null) ?? []).map(to)),
  states: {
    begun: {},
    ...Object.fromEntries(
      flows.map((flow) => [
        key(flow.id),
        { on: Object.fromEntries((followUps.get(flow.parentId ?? flow.id) ?? []).map(to)) },
      ]),
    ),
  },
});

const leastMeasuredMs = 2000;
const events = steps.map((id) => ({ type: key(id), text: 'words', at: Date.now() }));
let taken = 0;
const measuredFrom = performance.now();
while (performance.now() - measuredFrom < leastMeasuredMs) {
  let snapshot = getInitialSnapshot(machine);
  for (const event of events) {
    [snapshot] = transition(machine, snapshot, event);
    if (snapshot.value !== event.type) throw new Error(`not in ${event.type}`);
  }
  taken += events.length;
}
const stepsPerSecond = taken / ((performance.now() - measuredFrom) / 1000);
process.stdout.write(`${JSON.stringify({ stepsPerSecond })}\n`);
