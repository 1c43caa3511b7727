import { IntegrationType, type TrialAnswer } from '@samtale/contract';
import { type CompiledLanguage, initialState, type LoggedEvent, type Message } from '@samtale/dialog';
import { plainText } from '@samtale/dialog/show';
import type { Classifier, SlotTagger } from '@samtale/nlu';
import { takeStep } from '../conversations/index.ts';

/** A bot that can be asked. */
export interface Mind {
  compiled: CompiledLanguage;
  classifier: Classifier;
  tagger: SlotTagger | null;
}

const nobody: TrialAnswer = { intentId: null, title: '', isFallback: true, confidence: 0, reply: '' };

/**
 * What a bot says to a question when it is asked at once, or right after the flow `contextFlowId` has answered: a
 * follow-up answers nowhere else. Pure.
 */
export function answerTo(
  question: string,
  { compiled, classifier, tagger }: Mind,
  contextFlowId: string | null,
  now: Date,
): TrialAnswer {
  const at = now.toISOString();
  // Before the first message there is nothing to follow up on.
  const state = contextFlowId ? { ...initialState, contextFlowId, lastActivityAt: at } : initialState;
  const step = takeStep(state, { type: 'visitor', text: question }, null, {
    compiled,
    classifier,
    tagger,
    releaseNumber: 0,
    channel: IntegrationType.widget,
    staffOnline: true,
    now,
    at,
  });
  if (step.refusal) return nobody;
  const said = step.events.findIndex(({ event }) => event.type === 'endUserSaid');
  return answerIn(step.events.slice(said + 1), compiled);
}

function answerIn(events: readonly LoggedEvent[], compiled: CompiledLanguage): TrialAnswer {
  const answer = { ...nobody };
  const words: string[] = [];
  for (const { event } of events) {
    if (event.type === 'understood') answer.confidence = event.ranking[0]?.confidence ?? 0;
    if (event.type === 'flowTriggered' && answer.intentId === null) {
      answer.intentId = event.flowId;
      answer.title = compiled.flows[event.flowId]?.title ?? event.title;
      answer.isFallback = event.trigger === 'fallback' || event.trigger === 'else';
    }
    if (event.type === 'botSaid')
      words.push(...event.bubbles.flatMap(({ messages }) => messages).map(wordsOfMessage));
  }
  return { ...answer, reply: words.filter(Boolean).join(' ') };
}

function wordsOfMessage(message: Message): string {
  if (message.kind === 'suggestion') return '';
  return message.kind === 'text' ? plainText(message.text) : message.title;
}
