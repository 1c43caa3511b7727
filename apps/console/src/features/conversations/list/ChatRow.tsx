import Box from '@mui/material/Box';
import type { ConversationSummary } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { ChatStars } from '../ChatStars.tsx';
import { ConversationStatus } from '../ConversationStatus.tsx';
import { VisitorAvatar } from '../VisitorAvatar.tsx';
import { visitorMark } from '../visitor-name.ts';

/** Pixels a row takes. */
export const chatRowHeight = 88;

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', minWidth: 0 } as const;

interface ChatRowProps {
  row: ConversationSummary;
  /** What the customer is called; empty for a visitor who is not known. */
  name: string;
  /** The team it waits for; empty when it waits for anybody. */
  team: string;
  unread: boolean;
}

/** A conversation in the list: who, when, the last words and who said them, who answers, and what it was given. */
export function ChatRow({ row, name, team, unread }: ChatRowProps) {
  const { t } = useTranslation('chat');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, height: chatRowHeight - 1, px: 2, py: 1.5 }}>
      <VisitorAvatar chatToken={row.chatToken} languageCode={row.languageCode} name={name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={{ ...oneLine, flex: 1, fontWeight: unread ? 650 : 550 }}>
            {name || t('visitor', { mark: visitorMark(row.chatToken) })}
          </Box>
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            <Timestamp value={row.lastMessageAt} />
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            sx={{
              ...oneLine,
              flex: 1,
              fontSize: '0.8125rem',
              color: unread ? 'text.primary' : 'text.secondary',
            }}
          >
            {row.lastMessage ? (
              <>
                {row.lastMessageFrom !== 'endUser' && `${t(`from.${row.lastMessageFrom}`)}: `}
                {row.lastMessage}
              </>
            ) : (
              t('list.nothingSaid')
            )}
          </Box>
          {unread && (
            <Box
              role="img"
              aria-label={t('list.unread')}
              sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '50%', bgcolor: 'primary.main' }}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <ConversationStatus row={row} />
          {team && (
            <Box component="span" sx={{ ...oneLine, fontSize: '0.75rem', color: 'text.secondary' }}>
              {t('list.forTeam', { team })}
            </Box>
          )}
          <Box component="span" sx={{ flex: 1 }} />
          <ChatStars rating={row.rating} />
        </Box>
      </Box>
    </Box>
  );
}
