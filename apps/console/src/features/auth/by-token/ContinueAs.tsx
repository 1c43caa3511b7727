import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UserData } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InitialsAvatar } from '../../../ui/InitialsAvatar.tsx';
import { GuestPage } from '../GuestPage.tsx';

interface ContinueAsProps {
  user: UserData;
  /** Who is signed in already, and would not be any longer. */
  present: UserData | null;
  onContinue(): Promise<void>;
  onDecline(): void;
}

/** Asks whether to go on as the user whom a link signs in. */
export function ContinueAs({ user, present, onContinue, onDecline }: ContinueAsProps) {
  const { t } = useTranslation('guest');
  const [isGoing, setGoing] = useState(false);
  const { displayName: name, email } = user;
  return (
    <GuestPage
      title={t('byToken.title')}
      heading={t('byToken.title')}
      introduction={
        present
          ? t('byToken.introduction.other', { name: present.displayName })
          : t('byToken.introduction.guest')
      }
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.75,
          minWidth: 0,
          mb: 3,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <InitialsAvatar id={user.id} name={name} imageUrl={user.profileImageUrl} size={44} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{email}</Box>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          loading={isGoing}
          onClick={() => {
            setGoing(true);
            void onContinue();
          }}
        >
          {t('byToken.continue', { name })}
        </Button>
        <Button color="inherit" size="large" disabled={isGoing} onClick={onDecline}>
          {present ? t('byToken.stay', { name: present.displayName }) : t('byToken.decline')}
        </Button>
      </Box>
    </GuestPage>
  );
}
