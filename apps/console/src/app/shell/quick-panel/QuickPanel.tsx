import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../../lib/access/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { AwaitingChats } from './AwaitingChats.tsx';
import { FailedWork } from './FailedWork.tsx';
import { NewestQuestions } from './NewestQuestions.tsx';
import { PlanUse } from './PlanUse.tsx';

interface QuickPanelProps {
  open: boolean;
  onClose(): void;
}

/** What needs the user now, whichever screen is open. Who only takes chats sees those. */
export function QuickPanel({ open, onClose }: QuickPanelProps) {
  const { t } = useTranslation('around');
  const { roles } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(path);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // Where a link has led, the panel would lie over it.
    close();
  }, [path]);
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={t('quick.title')}
      closeLabel={t('quick.close')}
      width={385}
    >
      {hasAnyRole(roles, screenAccess.chat) && <AwaitingChats />}
      {hasAnyRole(roles, screenAccess.training) && (
        <>
          <FailedWork />
          <NewestQuestions />
          <PlanUse />
        </>
      )}
    </SidePanel>
  );
}
