import { endpoints } from '@samtale/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { defaultLanding } from '../../../lib/access/access.ts';
import { call } from '../../../lib/api/api.ts';
import { LoadingScreen } from '../../../lib/screen/LoadingScreen.tsx';
import { startSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../lib/toast/error-text.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { keepDevice, knownDevices } from '../known-devices.ts';
import { takeWantedUrl } from '../wanted-url.ts';
import { type BegunSignIn, takeBegunSignIn } from './begun-sign-in.ts';

const { loginWithAzureAd, loginWithAuth0 } = endpoints.auth;

async function end({ provider, token, remember }: BegunSignIn): Promise<void> {
  const endpoint = provider === 'microsoft' ? loginWithAzureAd : loginWithAuth0;
  const body = { token, address: location.href, devices: knownDevices() };
  const { device, ...tokens } = await call(endpoint, { body });
  keepDevice(device);
  startSession(tokens, remember);
}

/** Where providers of work accounts send people back to. */
export function CallbackScreen() {
  const router = useRouter();
  const toast = useToast();
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const begun = takeBegunSignIn();
    if (!begun) return router.history.replace('/login');
    end(begun).then(
      () => router.history.replace(takeWantedUrl() ?? defaultLanding),
      (error: unknown) => {
        toast.error(errorText(error));
        router.history.replace('/login');
      },
    );
  }, [router, toast]);
  return <LoadingScreen />;
}
