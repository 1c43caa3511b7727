import type { ChatSession } from '../chat-session.ts';
import { answering } from '../conversation-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { VisitorAction } from './VisitorAction.tsx';

interface QueuePlaceProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
}

/** Where a visitor stands who waits for a person, and what they can do instead of waiting. */
export function QueuePlace({ session, state, texts }: QueuePlaceProps) {
  const { queuePlace, log } = state;
  if (!queuePlace || answering(log) !== 'awaiting') return null;
  const { place, staffOnline } = queuePlace;
  return (
    <>
      <p class="note" role="status">
        {staffOnline ? texts.place(place) : texts.placeKept(place)}
      </p>
      <VisitorAction at="queue" session={session} state={state} staffOnline={staffOnline} />
    </>
  );
}
