import {
  type BodyOf,
  type endpoints,
  type ReplyOf,
  type SimulatedEffect,
  type SimulatedTurn,
  simulatedLogMax,
} from '@samtale/contract';
import { applyEvent, type Effect, initialState, type LoggedEvent } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { takeStep } from '../conversations/index.ts';
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
 * do. Nothing is stored, told or done. Throws what `simulatedBot` throws, `badRequest` for a log that is none or too
 * long, and `notFound` for a flow that the bot does not have.
 */
export async function simulateTurn(app: App, bots: BotStore, turn: SimulateTurn): Promise<ReplyOf<Endpoint>> {
  refuseBadLog(turn.log);
  const bot = await simulatedBot(app, bots, { ...turn, understands: turn.input.type === 'said' });
  return bot.status === 'training' ? bot : takeTurn(turn, bot, app.now());
}

function refuseBadLog(log: readonly LoggedEvent[]): void {
  if (log.length > simulatedLogMax) throw new AppError('badRequest', 'simulator.refused.logTooLong');
  if (log.some(({ seq }, index) => seq !== index + 1))
    throw new AppError('badRequest', 'simulator.refused.logWithGaps');
}

function takeTurn(
  { log, input, at, staffOnline }: SimulateTurn,
  { compiled, classifier, tagger, releaseNumber }: Extract<FoundBot, { status: 'ready' }>,
  present: Date,
): SimulatedTurn {
  const started = performance.now();
  const before = log.reduce(applyEvent, initialState);
  const now = at ? new Date(at) : present;
  const pickedFlowId = input.type === 'picked' ? input.flowId : undefined;
  if (pickedFlowId && !compiled.flows[pickedFlowId])
    throw new AppError('notFound', 'simulator.refused.unknownFlow');
  const step = takeStep(
    before,
    { type: 'visitor', text: input.type === 'start' ? '' : input.text, pickedFlowId },
    null,
    {
      compiled,
      classifier,
      tagger,
      releaseNumber: releaseNumber ?? draftNumber,
      staffOnline,
      now,
      at: now.toISOString(),
    },
  );
  if (step.refusal) throw new AppError('conflict', `chat.refused.${step.refusal}`);
  const turn = { status: 'answered', releaseNumber } as const;
  const took = () => ({ tookMs: performance.now() - started });
  if (input.type === 'start')
    return { ...turn, events: greeting(before.seq, step.events), state: before, effects: [], ...took() };
  return {
    ...turn,
    events: step.events,
    state: step.state,
    effects: step.effects.flatMap(leftUndone),
    ...took(),
  };
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
  return effect.reason === 'newChatRequest' ? [{ type: effect.type, reason: effect.reason }] : [];
}
