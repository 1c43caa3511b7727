import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Conversation, type ConversationSummary, endpoints } from '@samtale/contract';
import { CircleAlert, Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';

interface AnswerRouteProps {
  row: ConversationSummary;
  /** How the server can send it. */
  answersBy: Conversation['answersBy'];
  /** The visitor does not have the chat open. */
  isVisitorAway: boolean;
  /** They have seen the last answer in the chat. */
  isSeen: boolean;
  onChanged(row: ConversationSummary): void;
}

const icons = { email: Mail, sms: MessageSquareText };

/**
 * Where an answer goes whose visitor is not in the chat, that the server cannot send it, or that it did not get there and
 * the way to try again.
 */
export function AnswerRoute({ row, answersBy, isVisitorAway, isSeen, onChanged }: AnswerRouteProps) {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const again = useEndpointChange(endpoints.conversations.sendAnswerAgain, { onSuccess: onChanged });
  const { answerRoute: route, chatToken, status } = row;
  if (!route) return null;
  const { via, to } = route;
  const hasFailed = route.hasFailed && !isSeen;
  if (!hasFailed && (!isVisitorAway || status === 'ended')) return null;
  const isSent = answersBy.includes(via);
  const Icon = hasFailed ? CircleAlert : icons[via];
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        fontSize: '0.8125rem',
        lineHeight: '24px',
        color: hasFailed ? 'error.main' : 'text.secondary',
      }}
    >
      <Icon size={16} aria-hidden />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {hasFailed
          ? t('composer.notSent', { to })
          : t(`composer.${isSent ? 'goesTo' : 'staysHere'}.${via}`, { to })}
      </Box>
      {hasFailed && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={again.isPending}
          onClick={() => again.mutate({ params: { agentId: agent.id, chatToken } })}
        >
          {t('composer.sendAgain')}
        </Button>
      )}
    </Box>
  );
}
