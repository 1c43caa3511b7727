import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, endpoints, type Viewers as ViewersOf } from '@samtale/contract';
import { ArrowLeft, PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SaveAsTestButton } from '../conversation-tests/index.ts';
import { ChatStars } from './ChatStars.tsx';
import { ConversationStatus } from './ConversationStatus.tsx';
import { ConversationMenu } from './handling/ConversationMenu.tsx';
import { TakeOverButton } from './handling/TakeOverButton.tsx';
import type { TakeOver } from './handling/use-take-over.ts';
import { Viewers } from './Viewers.tsx';
import { VisitorAvatar } from './VisitorAvatar.tsx';
import { visitorMark } from './visitor-name.ts';

interface ConversationHeaderProps {
  row: ConversationSummary;
  /** What the customer is called; empty for a visitor who is not known. */
  name: string;
  takeOver: TakeOver;
  /** The colleagues who look at it too. */
  viewers: ViewersOf['users'];
  onChanged(row: ConversationSummary): void;
  onBack(): void;
  onDetails(): void;
}

/** Pixels that the way back takes, with the room beside it. */
const besideBack = 44;

/** Who the conversation is with, who answers, and the button that changes it. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { row, name, takeOver, viewers, onChanged, onBack, onDetails } = props;
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent, roles } = useSession();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        // On a phone who answers has a line of its own, below the buttons.
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1, md: 1.5 },
        flexShrink: 0,
        minHeight: 64,
        px: { xs: 1, md: 2.5 },
        py: { xs: 1, md: 0 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton aria-label={shell('action.back')} onClick={onBack} sx={{ display: { md: 'none' } }}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <VisitorAvatar chatToken={row.chatToken} languageCode={row.languageCode} name={name} />
      </Box>
      <Box sx={{ display: { xs: 'contents', md: 'block' }, flex: 1, minWidth: 0 }}>
        <Typography component="h2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {name || t('visitor', { mark: visitorMark(row.chatToken) })}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            flexBasis: '100%',
            order: 1,
            overflow: 'hidden',
            mt: '2px',
            pl: { xs: `${besideBack}px`, md: 0 },
          }}
        >
          <ConversationStatus row={row} />
          <ChatStars rating={row.rating} />
        </Box>
      </Box>
      <Viewers users={viewers} />
      {hasAnyRole(roles, screenAccess.conversationTests) && (
        // On a phone it is in the menu.
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <SaveAsTestButton
            create={() =>
              call(endpoints.conversationTests.createTestFromConversation, {
                params: { agentId: agent.id, chatToken: row.chatToken },
              })
            }
          />
        </Box>
      )}
      <TakeOverButton takeOver={takeOver} />
      <ConversationMenu row={row} takeOver={takeOver} onChanged={onChanged} />
      <IconButton
        aria-label={t('details.open')}
        onClick={onDetails}
        sx={{ '@media (min-width: 1300px)': { display: 'none' } }}
      >
        <PanelRight aria-hidden />
      </IconButton>
    </Box>
  );
}
