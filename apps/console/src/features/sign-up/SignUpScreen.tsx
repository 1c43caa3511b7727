import Box from '@mui/material/Box';
import { BotType, trialDays } from '@samtale/contract';
import { useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToLogin } from '../auth/BackToLogin.tsx';
import { GuestLink } from '../auth/GuestLink.tsx';
import { GuestPage } from '../auth/GuestPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Begins a trial; what it gives stands above the form. */
export function SignUpScreen() {
  const { t } = useTranslation('guest');
  const { type } = useSearch({ from: '/signup' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <GuestPage
        title={t('signup.title')}
        heading={t('signup.sent.title')}
        introduction={<span role="status">{t('signup.sent.about', { email: sentTo })}</span>}
        back={<BackToLogin />}
      />
    );
  }
  return (
    <GuestPage
      title={t('signup.title')}
      heading={t('signup.heading', { count: trialDays })}
      introduction={<Promises />}
      back={<BackToLogin />}
    >
      <SignUpForm botType={type ?? BotType.chat} onSent={setSentTo} />
      <Box sx={{ mt: 3, color: 'text.secondary' }}>
        {t('signup.haveOne')} <GuestLink to="/login">{t('signup.logIn')}</GuestLink>
      </Box>
    </GuestPage>
  );
}

function Promises() {
  const { t } = useTranslation('guest');
  const promises = [t('signup.promises.noCard'), t('signup.promises.whole'), t('signup.promises.ready')];
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
      {promises.map((promise) => (
        <Box
          key={promise}
          component="li"
          sx={{ display: 'flex', gap: 1, '& svg': { flexShrink: 0, width: 18, height: 20 } }}
        >
          <Box component="span" sx={{ color: 'success.main' }}>
            <Check aria-hidden />
          </Box>
          {promise}
        </Box>
      ))}
    </Box>
  );
}
