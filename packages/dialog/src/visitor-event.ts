import type { ConversationEvent, ConversationEventType } from './event.ts';
import type { Citation, Citing } from './generation.ts';

/** Events a visitor may see; everything else of the log is the staff's. */
export const visitorEventTypes: ReadonlySet<ConversationEventType> = new Set([
  'endUserSaid',
  'botSaid',
  'answerRated',
  'chatRated',
  'chatRatingChanged',
  'messageLeft',
  'visitorLeft',
  'handOverRequested',
  'handOverUnavailable',
  'chatClosed',
  'takenOver',
  'staffSaid',
  'handedOver',
  'returned',
  'left',
  'ended',
] satisfies ConversationEventType[]);

/** An event as its visitor sees it: without what an answer rests on where the widget does not show that. */
export function asVisitorSees(event: ConversationEvent): ConversationEvent {
  if (event.type !== 'botSaid' || !event.generated?.citing) return event;
  const { citations, citing, ...others } = event.generated;
  return { ...event, generated: { ...others, citations: shownOf[citing](citations) } };
}

const shownOf: Record<Citing, (citations: Citation[]) => Citation[]> = {
  nothing: () => [],
  titles: (citations) => citations.map((citation) => ({ ...citation, text: '' })),
  texts: (citations) => citations,
};
