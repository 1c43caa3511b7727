import { Fragment } from 'preact';
import type { ChatSession } from '../chat-session.ts';
import type { Entry } from '../conversation-log.ts';
import type { SeenLog } from '../seen-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { LogEntry } from './LogEntry.tsx';
import { VisitorAction } from './VisitorAction.tsx';

interface LogEntriesProps {
  session: ChatSession;
  state: SessionState;
  entries: readonly Entry[];
  /** All that is on the screen. */
  seen: SeenLog;
  texts: FrameTexts;
  /** The bot's picture; empty for none. */
  logo: string;
}

/** Entries of the conversation, with what can be done under them: nothing before there is a conversation. */
export function LogEntries({ session, state, entries, seen, texts, logo }: LogEntriesProps) {
  return (
    <>
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          <LogEntry entry={entry} texts={texts} logo={logo} session={session} config={state.config} />
          {state.log.lastSeq > 0 && (
            <VisitorAction at="entry" session={session} state={state} seen={seen} entryKey={entry.key} />
          )}
        </Fragment>
      ))}
    </>
  );
}
