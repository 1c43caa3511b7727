import { endpoints } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../app/api.ts';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { turnOff } from '../push/device-push.ts';
import { endSession, hasSession } from './session.ts';

/**
 * Ends the session at the server, then here, whatever the server said: who signs out is out, and this browser tells
 * whoever sits there next of nobody's chats. Where the provider is left too whose work account one came with.
 */
async function signOut(): Promise<string | null> {
  try {
    await turnOff().catch(() => undefined);
    return (await call(endpoints.auth.logout)).address;
  } finally {
    endSession('left');
  }
}

/** Signs the user out and leads to the start. */
export function LogoutScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate({ to: '/', replace: true });
    if (!hasSession()) return leave();
    signOut().then((provider) => (provider ? location.replace(provider) : leave()), leave);
  }, [navigate]);
  return <LoadingScreen />;
}
