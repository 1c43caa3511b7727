import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitOf } from './waiting-time.ts';

/** Milliseconds between two looks at the clock. */
const tick = 10_000;

/** How long somebody has waited, counting. */
export function WaitingTime({ since }: { since: string }) {
  const { t } = useTranslation('chat');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const { unit, count } = waitOf(since, now);
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 450 }}>
      {t(`wait.${unit}`, { count })}
    </span>
  );
}
