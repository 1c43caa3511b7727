import Box from '@mui/material/Box';
import { type ConversationSummary, languages, Role } from '@samtale/contract';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole } from '../../app/access.ts';
import { useConversationLog } from '../../app/hub.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSession } from '../auth/use-session.ts';
import { ChatDetails } from './ChatDetails.tsx';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { Transcript } from './Transcript.tsx';
import { useOutbox } from './use-outbox.ts';
import { useTakeOver } from './use-take-over.ts';

interface ConversationProps {
  row: ConversationSummary;
  onChanged(row: ConversationSummary): void;
  onRead(chatToken: string, seq: number): void;
  onBack(): void;
}

/** One conversation: its header, what was said, where to write, and its details. Mount anew for each. */
export function Conversation({ row, onChanged, onRead, onBack }: ConversationProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { roles, agent } = useSession();
  const { status, log } = useConversationLog(row.chatToken);
  const { queue, outbox } = useOutbox();
  const takeOver = useTakeOver(row, onChanged);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const { chatToken } = row;

  useEffect(() => queue.settle(log.events), [queue, log]);
  const readUpTo = Math.max(row.seq, log.upTo);
  useEffect(() => onRead(chatToken, readUpTo), [onRead, chatToken, readUpTo]);

  const outgoing = useMemo(() => {
    const shown = new Set(log.events.map(({ clientId }) => clientId));
    return outbox.filter((message) => message.chatToken === chatToken && !shown.has(message.clientId));
  }, [outbox, log, chatToken]);
  const send = (text: string) =>
    queue.post({
      clientId: crypto.randomUUID(),
      agentId: agent.id,
      chatToken,
      text,
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
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <ConversationHeader
          row={row}
          takeOver={takeOver}
          onBack={onBack}
          onDetails={() => setDetailsOpen(true)}
        />
        {status === 'loading' ? (
          <Box sx={{ flex: 1, overflow: 'hidden' }}>
            <SkeletonRows label={t('conversation.loading')} />
          </Box>
        ) : (
          <Transcript
            log={log}
            outgoing={outgoing}
            queue={queue}
            explains={hasAnyRole(roles, [Role.administrator, Role.chatDeveloper])}
            languageId={languages.find((each) => each.languageCodeShort === row.languageCode)?.id ?? ''}
          />
        )}
        <Composer
          chatToken={chatToken}
          takeOver={takeOver}
          awaiting={row.status === 'awaiting'}
          onSend={send}
        />
      </Box>
      <Box
        component="aside"
        aria-label={t('details.title')}
        sx={{
          display: 'none',
          '@media (min-width: 1300px)': { display: 'block' },
          width: 264,
          flexShrink: 0,
          overflowY: 'auto',
          p: 2.5,
          borderLeft: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <ChatDetails row={row} />
      </Box>
      <SidePanel
        open={detailsOpen}
        onClose={() => setDetailsOpen(false)}
        title={t('details.title')}
        closeLabel={shell('action.close')}
      >
        <ChatDetails row={row} />
      </SidePanel>
    </Box>
  );
}
