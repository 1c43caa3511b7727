// Dialog turns a second of our bot, in process: node our-turns.ts <bot.json>, a `TurnsTask`
// Prints one line of JSON, a `TurnsResult`. The other side is bench/peers/nlpjs-turns.mjs.
import { readFileSync } from 'node:fs';
import {
  advance,
  applyEvent,
  type CompiledLanguage,
  type ConversationEvent,
  type ConversationState,
  initialState,
  openContexts,
} from '@samtale/dialog';
import { loadClassifier, train } from '@samtale/nlu';
import type { TurnsResult, TurnsTask } from './turns-task.ts';

const { language, flows, utterances } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as TurnsTask;
const leastMeasuredMs = 2000;
/** A new agent's. */
const threshold = 0.5;

const started = performance.now();
const model = train(
  flows.flatMap(({ id, phrases }) => phrases.map((text) => ({ text, label: id }))),
  { language },
);
const trainSeconds = (performance.now() - started) / 1000;
const classifier = loadClassifier(model);
const compiled: CompiledLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold,
  welcomeBackMinutes: 60,
  flows: Object.fromEntries(
    flows.map(({ id, reply }) => [
      id,
      {
        id,
        title: id,
        parentId: null,
        hasFollowUps: false,
        responses: [{ bubbles: [{ delay: 0, messages: [{ kind: 'text' as const, text: reply }] }] }],
        actions: [],
      },
    ]),
  ),
};

let turns = 0;
let answered = 0;
const measuredFrom = performance.now();
// Texts differ from round to round, and each round is a conversation of its own, as for the reference.
for (let round = 1; performance.now() - measuredFrom < leastMeasuredMs; round++) {
  let state = log(initialState, { type: 'started', releaseNumber: 1 }, new Date().toISOString());
  for (const utterance of utterances) {
    const events = takeTurn(state, `${utterance} ${round}`);
    const at = new Date().toISOString();
    for (const event of events) state = log(state, event, at);
    turns++;
    if (events.some((event) => event.type === 'botSaid')) answered++;
  }
}
const turnsPerSecond = turns / ((performance.now() - measuredFrom) / 1000);
const result: TurnsResult = { turnsPerSecond, answeredShare: answered / turns, trainSeconds };
console.log(JSON.stringify(result));

/** Understands a text among the flows that may be triggered now, and decides what follows from it. */
function takeTurn(state: ConversationState, text: string): ConversationEvent[] {
  const contexts = openContexts(state, compiled);
  const { layer, ranking } = classifier.understand(text, 5, (flowId) => {
    const flow = compiled.flows[flowId];
    return flow !== undefined && (flow.parentId === null || contexts.has(flow.parentId));
  });
  const understood = {
    layer,
    ranking: ranking.map(({ label, confidence }) => ({ flowId: label, confidence })),
  };
  const here = {
    now: Date.now(),
    channel: 1,
    staffOnline: false,
    matches: () => false,
    retrieve: () => [],
  } as const;
  const step = advance(state, { type: 'said', text, understood }, compiled, here);
  if (step.refusal) throw new Error(`refused: ${step.refusal}`);
  return step.events;
}

function log(state: ConversationState, event: ConversationEvent, at: string): ConversationState {
  return applyEvent(state, { seq: state.seq + 1, at, clientId: null, event });
}
