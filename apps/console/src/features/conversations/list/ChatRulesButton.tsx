import IconButton from '@mui/material/IconButton';
import { endpoints } from '@samtale/contract';
import { Timer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole } from '../../../lib/access/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const ChatRulesDialog = lazyPart(async () => ({
  default: (await import('../handling/ChatRulesDialog.tsx')).ChatRulesDialog,
}));

/** Opens the rules of the agent's chats, for those who may set them. */
export function ChatRulesButton() {
  const { t } = useTranslation('chat');
  const { roles } = useSession();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (!hasAnyRole(roles, endpoints.conversations.setChatRules.access.roles)) return null;
  return (
    <>
      <Hint text={t('rules.title')} align="end">
        <IconButton
          aria-label={t('rules.title')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ color: 'text.secondary' }}
        >
          <Timer size={18} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen !== null && (
        <Suspense>
          <ChatRulesDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
