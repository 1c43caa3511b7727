import {
  type BodyOf,
  type endpoints,
  IntegrationType,
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
  type Work,
  type WorkOutcome,
} from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { longWork } from '../../platform/one-a-turn.ts';
import { performWork } from '../actions/index.ts';
import { type StepInput, takeStep } from '../conversations/index.ts';
import { pretendedFacts } from '../customers/index.ts';
import { getPerson } from '../profile/index.ts';
import { generatingBot, type TriedAnswers } from './generating-bot.ts';
import { type BotStore, type FoundBot, simulatedBot } from './simulated-bot.ts';

type Endpoint = typeof endpoints.simulator.simulateTurn;

interface SimulateTurn extends BodyOf<Endpoint> {
  agentId: string;
  languageId: string;
  /** Who tries it. */
  userId: string;
}

/** The number that stands for the draft in a log. */
const draftNumber = 0;

/**
 * One turn of a conversation that is nowhere but in the request: what the bot would say to it, and what it would
 * do. Nothing is stored, and nothing leaves the house: other servers and language models are asked what only reads, where
 * that is wanted, since the answer depends on it. Many that come at once are taken one by one (`longWork`), so that visitors
 * are answered in between. Throws what `simulatedBot` throws, `badRequest` for a log that is none or too long, `notFound`
 * for a flow that the bot does not have, and `conflict` for a conversation given back to the bot that has ended.
 */
export async function simulateTurn(
  app: App,
  bots: BotStore,
  answers: TriedAnswers,
  turn: SimulateTurn,
): Promise<ReplyOf<Endpoint>> {
  refuseBadLog(turn.log);
  const bot = await simulatedBot(app, bots, { ...turn, understands: turn.input.type === 'said' });
  if (bot.status === 'training') return bot;
  // Answers are generated on websites alone.
  const generation =
    turn.channel === IntegrationType.widget
      ? await answers.readGeneration(turn.agentId, turn.languageId)
      : undefined;
  const inputs = await inputsOf(app, turn);
  await longWork.enter();
  return takeTurn(app, turn, inputs, { ...bot, compiled: generatingBot(bot.compiled, generation) }, answers);
}

function refuseBadLog(log: readonly LoggedEvent[]): void {
  if (log.length > simulatedLogMax) throw new AppError('badRequest', 'simulator.refused.logTooLong');
  if (log.some(({ seq }, index) => seq !== index + 1))
    throw new AppError('badRequest', 'simulator.refused.logWithGaps');
}

/** What happens in a turn: a visitor speaks, or a person takes the conversation over and gives it back. */
async function inputsOf(app: App, { input, userId }: SimulateTurn): Promise<StepInput[]> {
  switch (input.type) {
    case 'start':
      return [{ type: 'visitor', text: '' }];
    case 'said':
      return [{ type: 'visitor', text: input.text }];
    case 'picked':
      return [{ type: 'visitor', text: input.text, pickedFlowId: input.flowId }];
    case 'givenBack': {
      const by = await getPerson(app, userId);
      return [
        { type: 'tookOver', by, takeFrom: null },
        { type: 'left', by },
      ];
    }
  }
}

async function takeTurn(
  app: App,
  turn: SimulateTurn,
  inputs: readonly StepInput[],
  { compiled, classifier, tagger, releaseNumber }: Extract<FoundBot, { status: 'ready' }>,
  answers: TriedAnswers,
): Promise<SimulatedTurn> {
  const started = performance.now();
  const { log, input, at, staffOnline, channel, customer } = turn;
  const before = log.reduce(applyEvent, initialState);
  const now = at ? new Date(at) : app.now();
  if (input.type === 'picked' && !compiled.flows[input.flowId])
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
  const events: LoggedEvent[] = [];
  const effects: Effect[] = [];
  let state: ConversationState = before;
  const take = (next: StepInput) => {
    const step = takeStep(state, next, null, context);
    if (step.refusal) throw new AppError('conflict', `chat.refused.${step.refusal}`);
    state = step.state;
    events.push(...step.events);
    effects.push(...step.effects);
  };
  for (const next of inputs) take(next);
  const answered = { status: 'answered', releaseNumber } as const;
  const took = () => ({ tookMs: performance.now() - started });
  if (input.type === 'start')
    return { ...answered, events: greeting(before.seq, events), state: before, effects: [], ...took() };
  // What work brings may lead to more work, which dialog bounds.
  for (let next = 0; next < effects.length; next++) {
    const effect = effects[next];
    if (effect?.type !== 'work') continue;
    const outcome = await tryWork(app, answers, turn, [...log, ...events], effect);
    take({ type: 'workDone', of: effect.of, outcome });
  }
  return { ...answered, events, state, effects: effects.flatMap(leftUndone), ...took() };
}

/** Looks up what only reads, as far as that is wanted where it is elsewhere; of all else it is noted that it would be done. */
async function tryWork(
  app: App,
  { answer }: TriedAnswers,
  { agentId, languageId, userId, readsElsewhere }: SimulateTurn,
  log: readonly LoggedEvent[],
  { of, work }: { of: number; work: Work },
): Promise<WorkOutcome> {
  if (work.kind === 'generate')
    return answer({ agentId, languageId, userId, log, mayAskModel: readsElsewhere }, work);
  if (readsElsewhere && work.kind === 'request' && work.method === 'GET')
    return performWork(app, { agentId, languageId, conversationId: null, id: `simulated.${of}` }, work);
  return { detail: '', tookMs: 0, simulated: true };
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
