import { Fragment } from 'preact';
import type { ChatSession } from '../chat-session.ts';
import type { Entry } from '../conversation-log.ts';
import type { SeenLog } from '../seen-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { Fetched } from './Fetched.tsx';
import { LogEntry } from './LogEntry.tsx';

export interface DeedProps {
  session: ChatSession;
  state: SessionState;
  /** Of the entry under which it stands. */
  entryKey: string;
}

interface LogEntriesProps extends Omit<DeedProps, 'entryKey'> {
  entries: readonly Entry[];
  seen: SeenLog;
  texts: FrameTexts;
  /** The bot's picture; empty for none. */
  logo: string;
}

const loads = {
  rate: async () => (await import('./deeds/AnswerRating.tsx')).AnswerRating,
  leaveMessage: async () => (await import('./deeds/LeaveMessage.tsx')).LeaveMessage,
};

/** Entries of the conversation, with what can be done under them. */
export function LogEntries({ session, state, entries, seen, texts, logo }: LogEntriesProps) {
  return (
    <>
      {entries.map((entry) => {
        const { key } = entry;
        const deed = seen.deeds.get(key);
        return (
          <Fragment key={key}>
            <LogEntry entry={entry} texts={texts} logo={logo} />
            {deed && <Fetched load={loads[deed]} props={{ session, state, entryKey: key }} />}
          </Fragment>
        );
      })}
    </>
  );
}
