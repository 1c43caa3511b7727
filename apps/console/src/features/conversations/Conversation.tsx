import Box from '@mui/material/Box';
import {
  type ChatRow,
  type Conversation as ConversationRecord,
  type ConversationSummary,
  languages,
  Role,
  type VisitorAddress,
} from '@samtale/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole } from '../../lib/access/access.ts';
import { emptyLog, type LoggedEvent } from '../../lib/hub/conversation-log.ts';
import { useConversationLog } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ChatDetails } from './details/ChatDetails.tsx';
import { leftContact } from './details/left-contact.ts';
import { takenFrom } from './handling/taken-from.ts';
import { useTakeOver } from './handling/use-take-over.ts';
import type { Unread } from './transcript/first-unread.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { useCompany } from './use-company.ts';
import { AnswerRoute } from './writing/AnswerRoute.tsx';
import { valuesIn } from './writing/answers/answer-place.ts';
import { Composer } from './writing/Composer.tsx';
import type { OutgoingMessage } from './writing/outbox.ts';
import { useOutbox } from './writing/use-outbox.ts';

interface ConversationProps {
  row: ConversationSummary;
  /** The newest of its log, which are shown until the log is there. */
  newest: readonly LoggedEvent[];
  /** What its reader had not read of it when it was opened. */
  unread: Unread | null;
  /** Whom it was with when it was read; null for a visitor who is not known. */
  customer: ChatRow['customer'];
  /** Where the visitor wrote from. */
  addresses: readonly VisitorAddress[];
  /** How an answer can be sent to a visitor who is away. */
  answersBy: ConversationRecord['answersBy'];
  /** What the visitor had seen when the conversation was read. */
  seenAtFirst: number;
  onChanged(row: ConversationSummary): void;
  onRead(chatToken: string, seq: number): void;
  onBack(): void;
}

/** One conversation: its header, what was said, where to write, and its details. Mount one for each. */
export function Conversation(props: ConversationProps) {
  const { row, newest, unread, customer, addresses, answersBy, seenAtFirst, onChanged, onRead, onBack } =
    props;
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { roles, agent, user } = useSession();
  const { status, log: watched } = useConversationLog(row.chatToken);
  const log = useMemo(
    () => (watched.upTo > 0 ? watched : { ...emptyLog, upTo: newest.at(-1)?.seq ?? 0, events: newest }),
    [watched, newest],
  );
  const { queue, outbox } = useOutbox();
  const takeOver = useTakeOver(row, onChanged);
  const { viewers, typists, visitorSeenSeq, isVisitorHere, wrote, tookBack } = useCompany(row.chatToken);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const { chatToken } = row;

  useEffect(() => queue.settle(log.events), [queue, log]);
  const readUpTo = Math.max(row.seq, log.upTo);
  useEffect(() => onRead(chatToken, readUpTo), [onRead, chatToken, readUpTo]);

  const outgoing = useMemo(() => {
    const shown = new Set(log.events.map(({ clientId }) => clientId));
    return outbox.filter((message) => message.chatToken === chatToken && !shown.has(message.clientId));
  }, [outbox, log, chatToken]);
  const zone = useRef<HTMLDivElement>(null);
  const languageId = languages.find((each) => each.languageCodeShort === row.languageCode)?.id ?? '';
  const values = useMemo(() => valuesIn(log.events), [log]);
  const left = useMemo(() => leftContact(log.events), [log]);
  const seenSeq = Math.max(seenAtFirst, visitorSeenSeq);
  const lastAnswer = log.events.findLast(({ event }) => event.type === 'staffSaid')?.seq ?? 0;
  const send = ({ kind, text, files }: Pick<OutgoingMessage, 'kind' | 'text' | 'files'>) =>
    queue.post({
      clientId: crypto.randomUUID(),
      agentId: agent.id,
      chatToken,
      kind,
      text,
      files,
      at: new Date().toISOString(),
      state: 'pending',
      messageKey: null,
    });

  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !detailsOpen) onBack();
      }}
      sx={{ display: 'flex', flex: 1, minHeight: 0 }}
    >
      <Box
        ref={zone}
        sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}
      >
        <ConversationHeader
          row={row}
          name={customer?.id === row.customerId ? customer.name : ''}
          takeOver={takeOver}
          viewers={viewers}
          onChanged={onChanged}
          onBack={onBack}
          onDetails={() => setDetailsOpen(true)}
        />
        {status === 'loading' && log.upTo === 0 ? (
          <Box sx={{ flex: 1, overflow: 'hidden' }}>
            <SkeletonRows label={t('conversation.loading')} />
          </Box>
        ) : (
          <Transcript
            key={log.renewals}
            log={log}
            unread={log.renewals ? null : unread}
            outgoing={outgoing}
            queue={queue}
            explains={hasAnyRole(roles, [Role.administrator, Role.chatDeveloper])}
            visitorSeenSeq={seenSeq}
            typists={typists}
            languageId={languageId}
          />
        )}
        <Composer
          chatToken={chatToken}
          takeOver={takeOver}
          awaiting={row.status === 'awaiting'}
          isTaken={row.user !== null}
          answerRoute={
            <AnswerRoute
              row={row}
              answersBy={answersBy}
              isVisitorAway={isVisitorHere === false}
              isSeen={lastAnswer <= seenSeq}
              onChanged={onChanged}
            />
          }
          takenFrom={takenFrom(log.events, user.id)}
          place={{ languageId, values }}
          zone={zone}
          onSend={send}
          onWrite={(text) => (text ? wrote() : tookBack())}
        />
      </Box>
      <Box
        component="aside"
        data-panel
        aria-label={t('details.title')}
        sx={{
          display: 'none',
          '@media (min-width: 1300px)': { display: 'block' },
          width: 288,
          flexShrink: 0,
          overflowY: 'auto',
          p: 2.5,
          borderLeft: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <ChatDetails row={row} values={values} left={left} addresses={addresses} onChanged={onChanged} />
      </Box>
      <SidePanel
        open={detailsOpen}
        onClose={() => setDetailsOpen(false)}
        title={t('details.title')}
        closeLabel={shell('action.close')}
      >
        <ChatDetails row={row} values={values} left={left} addresses={addresses} onChanged={onChanged} />
      </SidePanel>
    </Box>
  );
}
