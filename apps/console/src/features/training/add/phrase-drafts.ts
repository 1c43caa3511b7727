import { type LikelyFlow, trainingPhraseMax, type UnsolvedQuestion } from '@samtale/contract';

/** A question as the phrase it is to be; it may be edited. */
export interface PhraseDraft {
  question: UnsolvedQuestion;
  text: string;
}

export const phraseDrafts = (questions: readonly UnsolvedQuestion[]): PhraseDraft[] =>
  questions.map((question) => ({ question, text: question.question.slice(0, trainingPhraseMax) }));

/** Where the phrases go. */
export interface Destination {
  kind: 'existing' | 'new';
  /** The flow that is chosen among those there are; null before one is. */
  flowId: string | null;
  /** What a new flow is called, and what it says first. */
  title: string;
  reply: string;
  /** A new flow is published at once. */
  publish: boolean;
}

/** A flow that is less likely is rather not meant: it is shown, but not chosen beforehand. 0..1. */
const leastConfidence = 0.3;

/** Where phrases go: as chosen so far, else into the likeliest flow; into none yet where none is likely. */
export function destinationOf(
  chosen: Partial<Destination>,
  likely: readonly Pick<LikelyFlow, 'id' | 'confidence'>[] | undefined,
): Destination {
  const best = likely?.[0];
  return {
    kind: 'existing',
    flowId: best && best.confidence >= leastConfidence ? best.id : null,
    title: '',
    reply: '',
    publish: true,
    ...chosen,
  };
}

/** Whether all that has to be filled in is. */
export function isReady(
  phrases: readonly PhraseDraft[],
  { kind, flowId, title, reply, publish }: Destination,
): boolean {
  if (!phrases.length || phrases.some(({ text }) => !text.trim())) return false;
  return kind === 'existing' ? flowId !== null : title.trim() !== '' && (!publish || reply.trim() !== '');
}
