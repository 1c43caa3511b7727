import type { ChatSession } from '../chat-session.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { VisitorAction } from './VisitorAction.tsx';

interface EndedProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
  onRestart(): void;
}

/** A conversation that is over is rated, and another can begin. */
export const Ended = ({ session, state, texts, onRestart }: EndedProps) => (
  <div class="ended">
    <VisitorAction at="end" session={session} state={state} />
    <button type="button" class="primary" onClick={onRestart}>
      {texts.restart}
    </button>
  </div>
);
