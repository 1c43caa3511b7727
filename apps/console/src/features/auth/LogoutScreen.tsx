import { endpoints } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../app/api.ts';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { turnOff } from '../push/device-push.ts';
import { endSession, hasSession } from './session.ts';

/**
 * Ends the session at the server, then here, whatever the server said: who signs out is out, and this browser tells
 * whoever sits there next of nobody's chats.
 */
async function signOut(): Promise<void> {
  try {
    await turnOff().catch(() => undefined);
    await call(endpoints.auth.logout);
  } finally {
    endSession('left');
  }
}

/** Signs the user out and leads to the start. */
export function LogoutScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate({ to: '/', replace: true });
    if (hasSession()) signOut().then(leave, leave);
    else leave();
  }, [navigate]);
  return <LoadingScreen />;
}
