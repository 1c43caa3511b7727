import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../../lib/access/access.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { LoadingScreen } from '../../../lib/screen/LoadingScreen.tsx';
import { hasSession, startSession } from '../../../lib/session/session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { signOut } from '../sign-out.ts';
import { takeWantedUrl } from '../wanted-url.ts';
import { ContinueAs } from './ContinueAs.tsx';
import { type CheckedToken, checkToken } from './check-token.ts';
import { forgetToken } from './offered-token.ts';

interface OfferedSignInProps {
  token: string;
  /** Shows the sign-in instead. */
  onDecline(): void;
}

/**
 * Signs in with the access token of a link, once the person has said so: a stranger's link must sign nobody in to the
 * stranger's account. Who is signed in as that user already goes on as they are.
 */
export function OfferedSignIn({ token, onDecline }: OfferedSignInProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const toast = useToast();
  const [checked, setChecked] = useState<CheckedToken | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  const goOn = () => {
    forgetToken();
    router.history.replace(takeWantedUrl() ?? defaultLanding);
  };
  const stay = () => (hasSession() ? goOn() : onDecline());
  const signIn = async ({ present, expiresAt }: CheckedToken) => {
    // Who was signed in here is out, whatever the server said.
    if (present) await signOut().catch(() => undefined);
    startSession({ accessToken: { token, expiresAt }, refreshToken: null }, false);
    goOn();
  };
  const take = useEffectEvent((found: CheckedToken | null) => {
    if (found && found.present?.id === found.user.id) goOn();
    else if (found) setChecked(found);
    else {
      if (!hasSession()) toast.info(t('session.expired'));
      stay();
    }
  });
  useEffect(() => {
    if (failure) return;
    let wanted = true;
    checkToken(token).then(
      (found) => wanted && take(found),
      (error) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [token, failure]);

  if (failure) return <LoadFailed error={failure} onRetry={() => setFailure(null)} />;
  if (!checked) return <LoadingScreen />;
  return <ContinueAs {...checked} onContinue={() => signIn(checked)} onDecline={stay} />;
}
