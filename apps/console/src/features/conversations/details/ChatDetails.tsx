import Box from '@mui/material/Box';
import type { ConversationSummary, VisitorAddress } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import type { LeftContact } from './left-contact.ts';

export interface ChatDetailsProps {
  row: ConversationSummary;
  /** What the bot was told, by parameter. */
  values: Readonly<Record<string, string>>;
  /** Who left a message, as they typed it. */
  left: LeftContact | null;
  addresses: readonly VisitorAddress[];
  onChanged(row: ConversationSummary): void;
}

/** What is known beside what was said: of the customer, and of the conversation. */
export function ChatDetails(props: ChatDetailsProps) {
  const { t } = useTranslation('chat');
  const [shown, setShown] = useState<'contact' | 'chat'>('contact');
  return (
    <>
      <Box sx={{ mb: 2.5 }}>
        <Segmented<'contact' | 'chat'>
          label={t('details.tabs')}
          choices={(['contact', 'chat'] as const).map((value) => ({
            value,
            label: t(`details.tab.${value}`),
          }))}
          value={shown}
          onChange={(value) => setShown(value)}
        />
      </Box>
      {shown === 'contact' ? <ContactPanel {...props} /> : <ChatPanel {...props} />}
    </>
  );
}
