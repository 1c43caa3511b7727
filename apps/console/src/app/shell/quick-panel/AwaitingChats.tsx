import Box from '@mui/material/Box';
import { endpoints, RequestType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { visitorMark } from '../../../features/conversations/visitor-name.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useConversationRefresh } from '../../../lib/hub/conversation-refresh.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { QuickAnswer } from './QuickAnswer.tsx';
import { QuickRow, SectionLink } from './QuickLinks.tsx';
import { QuickNothing, QuickSection } from './QuickSection.tsx';

/** How many are named; the rest stands in the list of chats. */
const named = 4;
const { getChatList, getChatCounts } = endpoints.conversations;

/** The visitors who wait for a person, or were missed, the longest wait first; kept current by the hub. */
export function AwaitingChats() {
  const { t } = useTranslation('around');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const query = { requestType: RequestType.awaiting, rowsPerPage: named };
  const chats = useEndpoint(getChatList, { params, query });
  const { data: counts } = useEndpoint(getChatCounts, { params });
  useConversationRefresh('chats', 'chatCounts');
  const more = (counts?.awaitingChats ?? 0) - named;
  return (
    <QuickSection
      title={t('quick.chats.title')}
      end={
        <SectionLink to="/chat" search={{ tab: 'awaiting' }}>
          {more > 0 ? t('quick.chats.more', { count: more }) : t('quick.all')}
        </SectionLink>
      }
    >
      <QuickAnswer query={chats} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <QuickNothing>{t('quick.chats.none')}</QuickNothing>
          ) : (
            list.map(({ chatToken, customer, lastMessage, lastMessageAt, waitingSince, missedSince }) => (
              <QuickRow key={chatToken} to="/chat/chatToken/$chatToken" params={{ chatToken }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Box
                    component="span"
                    sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 550 }}
                  >
                    {customer?.name || t('quick.chats.visitor', { mark: visitorMark(chatToken) })}
                  </Box>
                  <Box component="span" sx={{ fontSize: '0.75rem', color: 'warning.main' }}>
                    <Timestamp value={waitingSince ?? missedSince ?? lastMessageAt} />
                  </Box>
                </Box>
                <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {lastMessage}
                </Box>
              </QuickRow>
            ))
          )
        }
      </QuickAnswer>
    </QuickSection>
  );
}
