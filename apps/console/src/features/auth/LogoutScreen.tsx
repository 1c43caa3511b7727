import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { hasSession } from '../../lib/session/session.ts';
import { signOut } from './sign-out.ts';

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
