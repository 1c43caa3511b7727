import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { type ChatTab, chatTabs } from './chat-search.ts';

type Counts = ReplyOf<typeof endpoints.conversations.getChatCounts>;

interface ChatTabsProps {
  tab: ChatTab;
  counts: Counts | undefined;
  /** So many are counted; a number that is higher stands for more. */
  most: number;
  onChoose(tab: ChatTab): void;
}

/** The tabs of the chat list with how many chats each holds. Where they do not fit they are scrolled. */
export function ChatTabs({ tab, counts, most, onChoose }: ChatTabsProps) {
  const { t } = useTranslation('chat');
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ChatTab) => onChoose(next)}
      aria-label={t('list.tabs')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ px: 0.5, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
    >
      {chatTabs.map((each) => (
        <Tab
          key={each}
          value={each}
          sx={{ px: 0.5 }}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.375 }}>
              {t(`tab.${each}`)}
              <TabCount
                count={counts?.[`${each === 'mine' ? 'my' : each}Chats`]}
                most={most}
                urgent={each === 'awaiting'}
              />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

interface TabCountProps {
  count: number | undefined;
  most: number;
  urgent: boolean;
}

function TabCount({ count, most, urgent }: TabCountProps) {
  const calls = urgent && count !== undefined && count > 0;
  return (
    <Box
      component="span"
      sx={{
        minWidth: 18,
        px: 0.5,
        borderRadius: '6px',
        fontSize: '0.75rem',
        lineHeight: '18px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        // The place is kept while the counts are on their way.
        visibility: count === undefined ? 'hidden' : undefined,
        color: calls ? 'warning.main' : 'text.secondary',
        bgcolor: calls ? 'tint.warning' : 'tint.neutral',
      }}
    >
      {count !== undefined && count > most ? `${most}+` : (count ?? 0)}
    </Box>
  );
}
