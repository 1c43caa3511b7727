import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StickyNote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { TakeOver } from '../handling/use-take-over.ts';
import type { OutgoingMessage } from './outbox.ts';
import { hasDraft } from './use-draft.ts';
import { WritingField, type WritingFieldProps } from './WritingField.tsx';

interface ComposerProps {
  chatToken: string;
  takeOver: TakeOver;
  /** The visitor has asked for a person. */
  awaiting: boolean;
  /** Somebody of the staff has it. */
  isTaken: boolean;
  /** Who took the conversation from the reader. */
  takenFrom: string | null;
  /** Where the answer goes, beside the chat. */
  answerRoute: ReactNode;
  place: WritingFieldProps['place'];
  zone: WritingFieldProps['zone'];
  onSend(message: Pick<OutgoingMessage, 'kind' | 'text' | 'files'>): void;
  /** What is written for the visitor was changed; empty when it was taken back. */
  onWrite(text: string): void;
}

/**
 * Where a person who has taken the conversation writes; others are told what stands in the way. Notes for the
 * colleagues anybody may write.
 */
export function Composer(props: ComposerProps) {
  const { chatToken, takeOver, awaiting, isTaken, takenFrom, answerRoute, place, zone, onSend, onWrite } =
    props;
  const { t } = useTranslation('chat');
  const [kind, setKind] = useState<OutgoingMessage['kind']>('reply');
  const isMine = takeOver.offer.kind === 'mine';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        flexShrink: 0,
        px: { xs: 1.5, md: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {kind === 'reply' && answerRoute}
      {isMine && (
        <div>
          <Segmented<OutgoingMessage['kind']>
            label={t('composer.kind')}
            choices={[
              { value: 'reply', label: t('composer.reply') },
              { value: 'note', label: t('composer.note') },
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      {isMine || kind === 'note' ? (
        <WritingField
          key={kind}
          chatToken={chatToken}
          kind={kind}
          place={place}
          zone={zone}
          onSend={(text, files) => onSend({ kind, text, files })}
          {...(kind === 'reply' && { onWrite })}
        />
      ) : (
        <Closed
          chatToken={chatToken}
          takeOver={takeOver}
          awaiting={awaiting}
          isTaken={isTaken}
          takenFrom={takenFrom}
          onNote={() => setKind('note')}
        />
      )}
      {!isMine && kind === 'note' && (
        <div>
          <Button size="small" color="inherit" onClick={() => setKind('reply')}>
            {t('composer.closeNote')}
          </Button>
        </div>
      )}
    </Box>
  );
}

interface ClosedProps
  extends Pick<ComposerProps, 'chatToken' | 'takeOver' | 'awaiting' | 'isTaken' | 'takenFrom'> {
  onNote(): void;
}

/** Why nothing can be said here, and what can be done about it. */
function Closed({ chatToken, takeOver, awaiting, isTaken, takenFrom, onNote }: ClosedProps) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const { offer, goOnline } = takeOver;
  const offline = isTaken ? 'composer.offline' : 'composer.offlineAndFree';
  const lostTo = offer.kind === 'colleague' ? takenFrom : null;
  const text =
    offer.kind === 'notAvailable'
      ? t(goOnline ? offline : 'composer.noChatAgent')
      : offer.kind === 'mine'
        ? ''
        : t(`composer.${offer.kind === 'available' && awaiting ? 'awaiting' : offer.kind}`);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
        {lostTo === null ? text : t('composer.takenFrom', { name: lostTo })}
        {offer.kind !== 'ended' && hasDraft(user.id, chatToken, 'reply') && ` ${t('composer.draftKept')}`}
      </Box>
      <Button size="small" color="inherit" startIcon={<StickyNote aria-hidden />} onClick={onNote}>
        {t('composer.addNote')}
      </Button>
      {offer.kind === 'notAvailable' && goOnline && (
        <Button size="small" variant="outlined" onClick={goOnline}>
          {t(isTaken ? 'composer.goOnline' : 'composer.goOnlineAndTake')}
        </Button>
      )}
    </Box>
  );
}
