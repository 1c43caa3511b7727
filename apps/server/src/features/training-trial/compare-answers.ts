import { type LostPhrase, TrainingPhraseType, type TrialResult, type TriedQuestion } from '@samtale/contract';
import { inTurns } from '../../platform/in-turns.ts';
import { longWork } from '../../platform/one-a-turn.ts';
import { type LoadedLanguage, likelyFlows, type PublishedFlow } from '../training/index.ts';
import { answerTo, type Mind } from './answer-to.ts';

/** Other questions whose answer changes that are told, of so many that are looked at, most asked first. */
const mostOthers = 20;
const othersLookedAt = 1000;
/** Questions of each kind that are told. */
const mostTold = 500;
/** Flows nearby whose phrases are looked at, and how many of each. */
const mostRivals = 6;
const phrasesOfRival = 60;
const mostLost = 50;

interface Question {
  id: string;
  question: string;
}

export interface Comparison {
  /** The bot that answers now, and what it would be. */
  now: LoadedLanguage;
  later: Mind;
  /** The flow that the phrases are added to. */
  flowId: string;
  /** Where the flow is a follow-up: the flow that it follows up on. */
  contextFlowId: string | null;
  published: readonly PublishedFlow[];
  selected: readonly Question[];
  group: readonly Question[];
  /** Most asked first. */
  others: readonly Question[];
  at: Date;
  signal: AbortSignal;
}

/** What two bots say to questions and to the phrases of the flows nearby. Rejects when it is not wanted any more. */
export async function compareAnswers(comparison: Comparison): Promise<TrialResult> {
  const { selected, group, others } = comparison;
  const questionList: TriedQuestion[] = [];
  for (const [kind, questions] of [
    ['selected', selected.slice(0, mostTold)],
    ['group', group.slice(0, mostTold)],
    ['other', others.slice(0, othersLookedAt)],
  ] as const) {
    let told = 0;
    for (const question of questions) {
      await letOthers(comparison.signal);
      const tried = tryQuestion(question, kind, comparison);
      if (kind === 'other' && tried.before.intentId === tried.after.intentId) continue;
      questionList.push(tried);
      if (++told === mostOthers && kind === 'other') break;
    }
  }
  return { status: 'ready', questionList, ...(await lostPhrases(comparison)) };
}

function tryQuestion(
  { id, question }: Question,
  kind: TriedQuestion['kind'],
  { now, later, contextFlowId, at }: Comparison,
): TriedQuestion {
  const before = answerTo(question, now, contextFlowId, at);
  return { id, question, kind, before, after: answerTo(question, later, contextFlowId, at) };
}

/** Phrases of the flows nearby that lead to their flow now, and would not any more. */
async function lostPhrases({
  now,
  later,
  flowId,
  published,
  selected,
  contextFlowId,
  at,
  signal,
}: Comparison): Promise<Pick<TrialResult, 'lostPhraseList' | 'checkedPhraseCount'>> {
  const questions = selected.map(({ question }) => question);
  const likely = await inTurns(likelyFlows(now, questions, mostRivals + 1));
  const rivals = likely.filter(({ id }) => id !== flowId);
  const lostPhraseList: LostPhrase[] = [];
  let checkedPhraseCount = 0;
  for (const { id, title } of rivals.slice(0, mostRivals)) {
    for (const phrase of sampleOf(published.find((flow) => flow.id === id))) {
      await letOthers(signal);
      checkedPhraseCount++;
      if (!leadsTo(phrase, id, now) || leadsTo(phrase, id, later)) continue;
      if (lostPhraseList.length === mostLost) continue;
      lostPhraseList.push({ intentId: id, title, phrase, after: answerTo(phrase, later, contextFlowId, at) });
    }
  }
  return { lostPhraseList, checkedPhraseCount };
}

/**
 * Whether a phrase leads to its flow, and what resembles it does too: the very words of a phrase are known by heart,
 * so that only the latter tells whether others who ask alike still get there.
 */
function leadsTo(phrase: string, flowId: string, { compiled, classifier }: Mind): boolean {
  const isOpen = (label: string) => compiled.flows[label]?.parentId === null;
  const [meant] = classifier.understand(phrase, 1, isOpen).ranking;
  const [resembled] = classifier.resembling(phrase, 1, isOpen);
  return meant?.label === flowId && meant.confidence >= compiled.threshold && resembled?.label === flowId;
}

/** Some of the questions of a flow, evenly from first to last. */
function sampleOf(flow: PublishedFlow | undefined): string[] {
  const questions = (flow?.phrases ?? [])
    .filter(({ type = TrainingPhraseType.question }) => type === TrainingPhraseType.question)
    .map(({ question }) => question);
  const step = Math.max(1, questions.length / phrasesOfRival);
  return Array.from(
    { length: Math.min(questions.length, phrasesOfRival) },
    (_, index) => questions[Math.floor(index * step)] ?? '',
  );
}

async function letOthers(signal: AbortSignal): Promise<void> {
  await longWork.enter();
  signal.throwIfAborted();
}
