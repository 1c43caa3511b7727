import type { ChatSession } from '../chat-session.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { Deed } from './Deed.tsx';

interface EndedProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
  onAnew(): void;
}

/** A conversation that is over is rated, and another can begin. */
export const Ended = ({ session, state, texts, onAnew }: EndedProps) => (
  <div class="ended">
    <Deed at="end" session={session} state={state} />
    <button type="button" class="primary" onClick={onAnew}>
      {texts.startAnew}
    </button>
  </div>
);
