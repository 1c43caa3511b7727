import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BotType, trialDays } from '@samtale/contract';
import { useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToLogin, GuestLink, GuestPage } from '../auth/index.ts';
import { forgetSignUp, keptSignUp, type TypedSignUp } from './kept-sign-up.ts';
import { MainSiteLink } from './MainSiteLink.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const nothingTyped: TypedSignUp = {
  type: 'chat',
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  termsAccepted: '',
};

/** Begins a trial; what it gives stands above the form. */
export function SignUpScreen() {
  const { t } = useTranslation('guest');
  const { type } = useSearch({ from: '/signup' });
  const [typed, setTyped] = useState(
    (): TypedSignUp => ({
      ...(keptSignUp() ?? nothingTyped),
      ...(type !== undefined && { type: type === BotType.voice ? 'voice' : 'chat' }),
    }),
  );
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <GuestPage
        title={t('signup.title')}
        heading={t('signup.sent.title')}
        introduction={<span role="status">{t('signup.sent.about', { email: typed.email })}</span>}
        back={<BackToLogin />}
      >
        <Button variant="outlined" color="inherit" onClick={() => setSent(false)} sx={{ mb: 2 }}>
          {t('signup.sent.correct')}
        </Button>
        <MainSiteLink />
      </GuestPage>
    );
  }
  return (
    <GuestPage
      title={t('signup.title')}
      heading={t('signup.heading', { count: trialDays })}
      introduction={<Promises />}
      back={<BackToLogin />}
    >
      <SignUpForm
        typed={typed}
        onSent={(sent) => {
          forgetSignUp();
          setTyped(sent);
          setSent(true);
        }}
      />
      <Box sx={{ mt: 3, color: 'text.secondary' }}>
        {t('signup.haveOne')} <GuestLink to="/login">{t('signup.logIn')}</GuestLink>
      </Box>
      <MainSiteLink />
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
