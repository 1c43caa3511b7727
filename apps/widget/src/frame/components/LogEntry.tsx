import type { WidgetConfig } from '@samtale/contract';
import type { ChatSession } from '../chat-session.ts';
import type { Entry } from '../conversation-log.ts';
import type { FrameTexts } from '../texts.ts';
import { BotBubble } from './BotBubble.tsx';
import { Fetched } from './Fetched.tsx';
import { LinkedText } from './LinkedText.tsx';
import { memo } from './memo.ts';
import { SentFiles } from './SentFiles.tsx';

interface LogEntryProps {
  entry: Entry;
  texts: FrameTexts;
  /** The bot's picture; empty for none. */
  logo: string;
  /** Left out where the conversation has not begun, and nothing can be asked. */
  session?: ChatSession;
  config?: WidgetConfig | null;
}

const loadSources = async () => (await import('./Sources.tsx')).Sources;

/** One entry of the conversation. */
export const LogEntry = memo(function LogEntry({ entry, texts, logo, session, config }: LogEntryProps) {
  switch (entry.kind) {
    case 'visitor':
      return (
        <div class="entry visitor">
          <span class="unseen">{texts.you}</span>
          {entry.text && <LinkedText text={entry.text} />}
          {entry.files.length > 0 && <SentFiles files={entry.files} texts={texts} />}
        </div>
      );
    case 'bot':
      return entry.groups.length ? (
        <BotBubble bubble={entry.bubble} groups={entry.groups} texts={texts} logo={logo}>
          {entry.generated && session && config && (
            <Fetched load={loadSources} props={{ generated: entry.generated, session, config }} />
          )}
        </BotBubble>
      ) : null;
    case 'staff':
      return (
        <div class="entry staff">
          <span class="name">{entry.name}</span>
          {entry.text && <LinkedText text={entry.text} />}
          {entry.files.length > 0 && <SentFiles files={entry.files} texts={texts} />}
        </div>
      );
    case 'note':
      return <p class="note">{noteOf(entry, texts, config)}</p>;
  }
});

function noteOf(
  { note, name }: Extract<Entry, { kind: 'note' }>,
  texts: FrameTexts,
  config: LogEntryProps['config'],
): string {
  switch (note) {
    case 'waiting':
      return `${texts.waiting} ${texts.answerTime[config?.answerTimeType ?? 0]}`.trimEnd();
    case 'unavailable':
      return texts.noStaff;
    case 'messageLeft':
      return config?.sendsMail ? texts.messageLeft(name) : texts.messageKept;
    case 'takenOver':
      return texts.takenOver(name);
    case 'handedOver':
      return texts.handedOver(name);
    case 'handedToTeam':
      return texts.handedToTeam(name);
    case 'returned':
      return texts.returned;
    case 'left':
      return texts.botIsBack;
    case 'ended':
      return texts.ended;
  }
}
