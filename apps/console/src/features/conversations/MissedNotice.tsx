import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { noteToldOfMissed } from './told-of-missed.ts';

const key = 'missedChats';

/** Tells once of the visitors who wait for an answer: who was missed, has left a message, or stands in line. */
export function MissedNotice() {
  const { t } = useTranslation('chat');
  const { agent, user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    let isOver = false;
    const open = () => {
      toast.close(key);
      void navigate({ to: '/chat', search: { tab: 'awaiting' } });
    };
    const tell = async () => {
      const { inLine: count } = await call(endpoints.conversations.getWaitingCount, {
        params: { agentId: agent.id },
      });
      if (isOver) return;
      noteToldOfMissed(user.id);
      if (!count) return;
      await withTexts(async () => {});
      if (isOver) return;
      toast.notice(
        key,
        <>
          {t('notify.missed', { count })}
          <Button size="small" onClick={open} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
            {t('notify.seeMissed')}
          </Button>
        </>,
      );
    };
    // Who is not told now finds them in the list.
    tell().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [agent.id, user.id, navigate, t, toast]);
  return null;
}
