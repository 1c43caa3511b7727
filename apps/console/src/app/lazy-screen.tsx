import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../lib/screen/LoadFailed.tsx';
import { LoadingScreen } from '../lib/screen/LoadingScreen.tsx';
import { fetchPart, type MissingPart } from '../ui/fetch-part.ts';

/** For how long one reload is enough, in milliseconds: a release is not followed by the next one sooner. */
const reloadedWithin = 60_000;
const reloadKey = 'samtale.reloaded';

/**
 * The screen of a route, fetched with its module. One that cannot be fetched leaves the console standing and comes when
 * the network is back; one that the server has no more, since it has a newer release, has the page loaded again, once.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): (() => ReactNode) & { preload(): Promise<void> } {
  let Screen: ComponentType | null = null;
  const fetchScreen = async () => {
    Screen ??= (await load())[name];
  };

  function LazyScreen() {
    const [, show] = useReducer(nextNumber, 0);
    const [tries, tryAgain] = useReducer(nextNumber, 0);
    if (Screen) return <Screen />;
    return <Waiting key={tries} load={fetchScreen} onCome={show} onRetry={tryAgain} />;
  }
  // What fails beforehand is asked for again once it is shown.
  return Object.assign(LazyScreen, { preload: () => fetchScreen().catch(() => undefined) });
}

const nextNumber = (number: number) => number + 1;

interface WaitingProps {
  load(): Promise<void>;
  onCome(): void;
  onRetry(): void;
}

/** Stands where a screen will, and says what keeps it away. */
function Waiting({ load, onCome, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<MissingPart | null>(null);
  const fetchIt = useEffectEvent((signal: AbortSignal) => {
    const onMissing = (why: MissingPart) => {
      setMissing(why);
      if (why === 'outdated') reloadOnce();
    };
    // It ends without the screen only when nobody waits for it any longer.
    fetchPart(load, { onMissing, signal }).then(onCome, () => undefined);
  });
  useEffect(() => {
    const left = new AbortController();
    fetchIt(left.signal);
    return () => left.abort();
  }, []);
  if (!missing) return <LoadingScreen />;
  const description = t(missing === 'offline' ? 'error.unreachable' : 'missingPart.outdated');
  return <LoadFailed description={description} onRetry={onRetry} />;
}

function reloadOnce(): void {
  const before = Number(sessionStorage.getItem(reloadKey) ?? 0);
  if (Date.now() - before < reloadedWithin) return;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
}
