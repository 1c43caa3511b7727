import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ConversationSummary, endpoints } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Check, CircleCheckBig, FlaskConical, Mail, UserRoundPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../../lib/access/access.ts';
import { call } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { useSaveAsTest } from '../../conversation-tests/index.ts';
import { useHandling } from './use-handling.ts';
import type { TakeOver } from './use-take-over.ts';

const HandOverDialog = lazyPart(async () => ({
  default: (await import('./HandOverDialog.tsx')).HandOverDialog,
}));
const SendMailDialog = lazyPart(async () => ({
  default: (await import('./SendMailDialog.tsx')).SendMailDialog,
}));
const AnonymiseDialog = lazyPart(async () => ({
  default: (await import('./AnonymiseDialog.tsx')).AnonymiseDialog,
}));

interface ConversationMenuProps {
  row: ConversationSummary;
  takeOver: TakeOver;
  onChanged(row: ConversationSummary): void;
}

/** A dialog that was opened last; it is still there while it closes. */
interface Opened {
  dialog: 'handOver' | 'mail' | 'anonymise';
  isOpen: boolean;
  /** Each time it is another one. */
  nth: number;
}

/** What else can be done with a conversation. What a colleague has is theirs to hand on, to end and to anonymise. */
export function ConversationMenu({ row, takeOver: { offer }, onChanged }: ConversationMenuProps) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const handling = useHandling(row, onChanged);
  const saving = useSavingItem(row);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpenToUser = offer.kind === 'mine' || offer.kind === 'available';
  const isColleagues = row.user !== null && row.user.id !== user.id;
  const open = (dialog: Opened['dialog']) => () =>
    setOpened((last) => ({ dialog, isOpen: true, nth: (last?.nth ?? 0) + 1 }));
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  const shown = { open: opened?.isOpen ?? false, onClose: close };
  return (
    <>
      <MoreMenu
        label={t('menu.label')}
        items={[
          {
            label: t('handOver.button'),
            icon: UserRoundPlus,
            disabled: !isOpenToUser || handling.isPending,
            onChoose: open('handOver'),
          },
          {
            label: t('endChat.button'),
            icon: CircleCheckBig,
            disabled: !isOpenToUser || handling.isPending,
            onChoose: () => void handling.end(),
          },
          { label: t('mail.button'), icon: Mail, disabled: row.seq === 0, onChoose: open('mail') },
          ...saving,
        ]}
        remove={{ label: t('anonymise.button'), disabled: isColleagues, onChoose: open('anonymise') }}
      />
      <Suspense>
        {opened?.dialog === 'handOver' && (
          <HandOverDialog
            {...shown}
            onChoose={(to) => {
              close();
              handling.handOver(to);
            }}
          />
        )}
        {opened?.dialog === 'mail' && <SendMailDialog {...shown} chatToken={row.chatToken} />}
        {opened?.dialog === 'anonymise' && (
          <AnonymiseDialog key={opened.nth} {...shown} chatToken={row.chatToken} />
        )}
      </Suspense>
    </>
  );
}

/** Makes a test of the conversation, where its header has no room for the button, and then leads to it. */
function useSavingItem({ agentId, chatToken, seq }: ConversationSummary) {
  const { t } = useTranslation('conversationTests');
  const { roles } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { saved, isSaving, save } = useSaveAsTest(() =>
    call(endpoints.conversationTests.createTestFromConversation, { params: { agentId, chatToken } }),
  );
  if (!isNarrow || !hasAnyRole(roles, screenAccess.conversationTests)) return [];
  if (saved)
    return [
      {
        label: t('save.open'),
        icon: Check,
        onChoose: () => void navigate({ to: '/intent/tests/$testId', params: { testId: saved.id } }),
      },
    ];
  const saveAndTell = async () => {
    const made = await save();
    if (made) toast.success(t('save.done', { title: made.title }));
  };
  return [
    {
      label: t('save.button'),
      icon: FlaskConical,
      disabled: isSaving || seq === 0,
      onChoose: () => void saveAndTell(),
    },
  ];
}
