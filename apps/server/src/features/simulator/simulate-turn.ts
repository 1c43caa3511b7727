import {
  type BodyOf,
  type endpoints,
  type ReplyOf,
  type SimulatedEffect,
  type SimulatedTurn,
  simulatedLogMax,
} from '@samtale/contract';
import {
  applyEvent,
  type ConversationState,
  type Effect,
  initialState,
  type LoggedEvent,
} from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { longWork } from '../../platform/one-a-turn.ts';
import { performWork } from '../actions/index.ts';
import { type StepInput, takeStep } from '../conversations/index.ts';
import { pretendedFacts } from '../customers/index.ts';
import { type BotStore, type FoundBot, simulatedBot } from './simulated-bot.ts';

type Endpoint = typeof endpoints.simulator.simulateTurn;

interface SimulateTurn extends BodyOf<Endpoint> {
  agentId: string;
  languageId: string;
}

/** The number that stands for the draft in a log. */
const draftNumber = 0;

/**
 * One turn of a conversation that is nowhere but in the request: what the bot would say to it, and what it would
 * do. Nothing is stored, and nothing leaves the house: other servers are asked what only reads, where that is wanted, since
 * the answer depends on it. Many that come at once are taken one by one (`longWork`), so that visitors are answered in between. Throws what
 * `simulatedBot` throws, `badRequest` for a log that is none or too long, and `notFound` for a flow that the bot does not
 * have.
 */
export async function simulateTurn(app: App, bots: BotStore, turn: SimulateTurn): Promise<ReplyOf<Endpoint>> {
  refuseBadLog(turn.log);
  const bot = await simulatedBot(app, bots, { ...turn, understands: turn.input.type === 'said' });
  if (bot.status === 'training') return bot;
  await longWork.enter();
  return takeTurn(app, turn, bot);
}

function refuseBadLog(log: readonly LoggedEvent[]): void {
  if (log.length > simulatedLogMax) throw new AppError('badRequest', 'simulator.refused.logTooLong');
  if (log.some(({ seq }, index) => seq !== index + 1))
    throw new AppError('badRequest', 'simulator.refused.logWithGaps');
}

async function takeTurn(
  app: App,
  { log, input, at, staffOnline, channel, customer, ...wanted }: SimulateTurn,
  { compiled, classifier, tagger, releaseNumber }: Extract<FoundBot, { status: 'ready' }>,
): Promise<SimulatedTurn> {
  const started = performance.now();
  const before = log.reduce(applyEvent, initialState);
  const now = at ? new Date(at) : app.now();
  const pickedFlowId = input.type === 'picked' ? input.flowId : undefined;
  if (pickedFlowId && !compiled.flows[pickedFlowId])
    throw new AppError('notFound', 'simulator.refused.unknownFlow');
  const context = {
    compiled,
    classifier,
    tagger,
    releaseNumber: releaseNumber ?? draftNumber,
    staffOnline,
    channel,
    customer: pretendedFacts(customer),
    now,
    at: now.toISOString(),
  };
  const take = (state: ConversationState, next: StepInput) => {
    const step = takeStep(state, next, null, context);
    if (step.refusal) throw new AppError('conflict', `chat.refused.${step.refusal}`);
    return step;
  };
  const text = input.type === 'start' ? '' : input.text;
  let step = take(before, { type: 'visitor', text, pickedFlowId });
  const turn = { status: 'answered', releaseNumber } as const;
  const took = () => ({ tookMs: performance.now() - started });
  if (input.type === 'start')
    return { ...turn, events: greeting(before.seq, step.events), state: before, effects: [], ...took() };
  const { events, effects } = step;
  // What work brings may lead to more work, which dialog bounds.
  for (let next = 0; next < effects.length; next++) {
    const effect = effects[next];
    if (effect?.type !== 'work') continue;
    const place = { agentId: wanted.agentId, languageId: wanted.languageId, id: `simulated.${effect.of}` };
    const outcome =
      wanted.readsElsewhere && effect.work.kind === 'request' && effect.work.method === 'GET'
        ? await performWork(app, place, effect.work)
        : ({ detail: '', tookMs: 0, simulated: true } as const);
    step = take(step.state, { type: 'workDone', of: effect.of, outcome });
    events.push(...step.events);
    effects.push(...step.effects);
  }
  return { ...turn, events, state: step.state, effects: effects.flatMap(leftUndone), ...took() };
}

/** What comes before the first words of a visitor. */
function greeting(seq: number, events: readonly LoggedEvent[]): LoggedEvent[] {
  if (seq > 0) return [];
  return events.slice(
    0,
    events.findIndex(({ event }) => event.type === 'endUserSaid'),
  );
}

/** Nobody has taken a simulated chat, so nobody is told of new messages in it. */
function leftUndone(effect: Effect): SimulatedEffect[] {
  if (effect.type === 'work') return [effect];
  if (effect.type === 'errand') return [];
  return effect.reason === 'newChatRequest' ? [{ type: effect.type, reason: effect.reason }] : [];
}
